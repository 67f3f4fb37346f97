import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMutation } from '@forecourt/api-client/react';
import { Columns, FeedbackForm, Link, Section, Stack, type Feedback } from '@forecourt/ui';
import { href } from '../../addresses/href.ts';
import { Screen } from '../../app/Screen.tsx';
import { useUnsavedGuard } from '../../app/useUnsavedGuard.tsx';
import { useText } from '../../messages/text.ts';

/** Share Feedback: a rating and a comment. [SCREEN-62, HELP-02, MSG-68] */
export function Component() {
  const text = useText();
  const navigate = useNavigate();
  const feedback = useMutation('sendFeedback');
  const [state, setState] = useState<'open' | 'failed' | 'sent'>('open');
  const [isDirty, setDirty] = useState(false);
  const guard = useUnsavedGuard(isDirty);
  const send = async ({ rating, comment, mayContact }: Feedback) => {
    const result = await feedback.send({
      body: { rating, comment: comment || null, consentToContact: mayContact },
    });
    setState(result.ok ? 'sent' : 'failed');
  };
  return (
    <Screen title={text('feedbackPage.title')} subtitle={text('feedbackPage.subtitle')}>
      <Columns
        aside={
          <Section title={text('feedbackPage.aside')}>
            <Stack gap={12}>
              <p>{text('feedbackPage.aside.text')}</p>
              <p>
                <Link href={href('contact')}>{text('feedbackPage.aside.help')}</Link>
              </p>
            </Stack>
          </Section>
        }
      >
        <Section title={text('feedbackPage.form')}>
          <FeedbackForm
            isSending={feedback.isPending}
            isSent={state === 'sent'}
            error={state === 'failed' ? text('feedbackPage.failed') : undefined}
            onCancel={() => void navigate(href('helpCenter'))}
            onSend={(values) => void send(values)}
            onDirty={setDirty}
          />
        </Section>
      </Columns>
      {guard.question}
    </Screen>
  );
}
