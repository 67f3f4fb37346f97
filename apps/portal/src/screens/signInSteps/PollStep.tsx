import { useEffect, useRef } from 'react';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { Stack } from '@forecourt/ui/stack';
import { useText } from '../../messages/text.ts';
import { AppSetUp } from './AppSetUp.tsx';
import { useProblemText, type StepProps } from './step.ts';

/** Between two questions to the provider whether the app answered. */
const POLL_MILLISECONDS = 4000;

/** Waits for the verify app. [AUTH-21, AUTH-27, AUTH-29] */
export function PollStep({ page, form, problem, steps }: StepProps) {
  const text = useText();
  const inWords = useProblemText();
  const poll = useRef(() => steps.poll(form.name));
  useEffect(() => {
    let isStopped = false;
    let timer = 0;
    const next = () => {
      timer = window.setTimeout(() => {
        void poll.current().then(() => {
          if (!isStopped) next();
        });
      }, POLL_MILLISECONDS);
    };
    next();
    return () => {
      isStopped = true;
      window.clearTimeout(timer);
    };
  }, []);
  const number = page.authenticator?.number;
  return (
    <Stack gap={16}>
      <AppSetUp authenticator={page.authenticator} />
      {number && <p>{text('signInStep.push.number', { number })}</p>}
      <InlineMessage tone={problem ? 'bad' : 'info'} isLive>
        {inWords(problem) ?? text('signInStep.push.waiting')}
      </InlineMessage>
    </Stack>
  );
}
