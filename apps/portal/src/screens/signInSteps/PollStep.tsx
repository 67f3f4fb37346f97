import { useEffect, useRef } from 'react';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { Stack } from '@forecourt/ui/stack';
import { useText } from '../../messages/text.ts';
import { pollFactor } from '../../session/factorPoll.ts';
import { AppSetUp } from './AppSetUp.tsx';
import { useProblemText, type StepProps } from './step.ts';

/** Waits for a response from the verify app. [AUTH-21, AUTH-27, AUTH-29] */
export function PollStep({ page, form, problem, steps }: StepProps) {
  const text = useText();
  const problemText = useProblemText();
  const poll = useRef((signal: AbortSignal) => steps.poll(form.name, signal));
  useEffect(() => {
    const controller = new AbortController();
    pollFactor(poll.current, controller.signal);
    return () => controller.abort();
  }, []);
  const number = page.authenticator?.number;
  return (
    <Stack gap={16}>
      <AppSetUp authenticator={page.authenticator} />
      {number && <p>{text('signInStep.push.number', { number })}</p>}
      <InlineMessage tone={problem ? 'bad' : 'info'} isLive>
        {problemText(problem) ?? text('signInStep.push.waiting')}
      </InlineMessage>
    </Stack>
  );
}
