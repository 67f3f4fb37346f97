import { useState, type FormEvent } from 'react';
import { createClient } from '@forecourt/api-client';
import { email } from '@forecourt/validation/contact';
import { fieldIssues } from '@forecourt/validation/core';
import { Button } from '@forecourt/ui/button';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { Link } from '@forecourt/ui/link';
import { Stack } from '@forecourt/ui/stack';
import { TextField } from '@forecourt/ui/text-field';
import { href } from '../../addresses/href.ts';
import { useApp } from '../../app/App.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { SignInFrame } from '../login/SignInFrame.tsx';

const TOO_MANY = 429;
type Outcome = 'sent' | 'failed' | 'tooMany';

/** Emails the usernames of an address; never tells whether it has any. [SCREEN-08, GW-79] */
export function Component() {
  const text = useText();
  const translate = useSentText();
  const { config } = useApp();
  const [client] = useState(() =>
    createClient({ baseUrl: config.gatewayUrl, getAccessToken: () => null }),
  );
  const [typed, setTyped] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  usePageTitle(text('forgotUsername.title'));
  const parsed = email.safeParse(typed);
  const [issue] = parsed.success ? [] : fieldIssues(parsed.error);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!parsed.success || isPending) return;
    setPending(true);
    const result = await client.sendUsername({ body: { email: parsed.data } });
    setPending(false);
    if (result.ok) return setOutcome('sent');
    setOutcome(result.failure.status === TOO_MANY ? 'tooMany' : 'failed');
  };
  return (
    <SignInFrame title={text('forgotUsername.title')} subtitle={text('forgotUsername.subtitle')}>
      <Stack gap={20}>
        {outcome && (
          <InlineMessage tone={outcome === 'sent' ? 'info' : 'bad'} isLive>
            {text(`forgotUsername.${outcome}`, { email: typed.trim() })}
          </InlineMessage>
        )}
        {outcome !== 'sent' && (
          <form noValidate onSubmit={(event) => void submit(event)}>
            <Stack gap={16}>
              <TextField
                label={text('forgotUsername.email')}
                type="email"
                name="email"
                autoComplete="email"
                size="large"
                value={typed}
                onChange={setTyped}
                error={isSubmitted && issue ? translate(issue.key, issue.params) : undefined}
              />
              <Button type="submit" variant="primary" size="large" isWide isPending={isPending}>
                {text('forgotUsername.send')}
              </Button>
            </Stack>
          </form>
        )}
        <p>
          <Link href={href('login')}>{text('forgotUsername.back')}</Link>
        </p>
      </Stack>
    </SignInFrame>
  );
}
