import { useRef, useState, type FormEvent } from 'react';
import { Building2 } from 'lucide-react';
import type { CallFailure } from '@forecourt/api-client';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import { Button } from '@forecourt/ui/button';
import { Cluster } from '@forecourt/ui/cluster';
import { formatDayAndTime } from '@forecourt/ui/format';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { ButtonLink } from '@forecourt/ui/link';
import { SettingsList } from '@forecourt/ui/settings-list';
import { Stack } from '@forecourt/ui/stack';
import { Status } from '@forecourt/ui/status';
import { TextArea } from '@forecourt/ui/text-area';
import { TextField } from '@forecourt/ui/text-field';
import {
  MEMBERSHIP_NOTE_CHARACTERS_MAX,
  membershipRequestEnd,
} from '@forecourt/validation/accounts';
import { href } from '../../addresses/href.ts';
import { useApp } from '../../app/App.ts';
import { useNow } from '../../app/useNow.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { SignInFrame } from '../login/SignInFrame.tsx';
import { en } from './messages/en.ts';

const TONES = { pending: 'warn', approved: 'good', denied: 'bad' } as const;

/** Maps the gateway's rejection to the portal's text. */
function useRefusal(): (failure: CallFailure) => string {
  const translate = useSentText();
  return ({ fields: [field], errorCode }) => {
    const keys = [field?.key, errorCode].map((key) => `guest.error.${key}`);
    return translate(keys.find((key) => key in en) ?? 'guest.error.other');
  };
}

function AskForm() {
  const text = useText();
  const refusal = useRefusal();
  const registration = useMutation('register');
  const [accountNumber, setAccountNumber] = useState('');
  const [note, setNote] = useState('');
  const [isSent, setSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (registration.isPending) return;
    const result = await registration.send({
      body: { accountNumber: accountNumber.trim(), note: note.trim() || null },
    });
    setSent(result.ok);
    if (!result.ok) return field.current?.focus();
    setAccountNumber('');
    setNote('');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        {isSent && (
          <InlineMessage tone="info" isLive>
            {text('guest.sent')}
          </InlineMessage>
        )}
        <TextField
          ref={field}
          label={text('guest.number')}
          help={text('guest.ask.text')}
          name="accountNumber"
          autoComplete="off"
          look="code"
          size="large"
          value={accountNumber}
          onChange={setAccountNumber}
          error={registration.failure ? refusal(registration.failure) : undefined}
        />
        <TextArea
          label={text('guest.note')}
          optionalText={text('guest.optional')}
          maxLength={MEMBERSHIP_NOTE_CHARACTERS_MAX}
          value={note}
          onChange={setNote}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isWide
          isPending={registration.isPending}
        >
          {text('guest.send')}
        </Button>
      </Stack>
    </form>
  );
}

/**
 * For signed-in users without an account that they can open; they can request access. [SCREEN-64,
 * GW-63, GW-65, USER-13]
 */
export default function GuestPage() {
  const text = useText();
  const now = useNow();
  const { config } = useApp();
  const membership = useQuery('getMembership', {});
  const { data } = membership;
  const { accountCount = 0, lockedCount = 0, requests = [] } = data ?? {};
  const phone = config.supportPhone;
  const isLocked = accountCount === 0 && lockedCount > 0;
  const title = text(!data ? 'guest.what' : isLocked ? 'guest.locked.title' : 'guest.title');
  usePageTitle(title);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const at = (instant: string) => formatDayAndTime(instant, zone, now);
  const signOut = (
    <Cluster>
      <ButtonLink href={href('logout')}>{text('terms.signOut')}</ButtonLink>
    </Cluster>
  );
  if (!data) {
    return (
      <SignInFrame title={title}>
        <Stack gap={20}>
          <NotLoaded query={membership} subject={title} shape="block" />
          {signOut}
        </Stack>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      title={title}
      subtitle={isLocked ? text('guest.locked', { phone }) : text('guest.subtitle')}
    >
      <Stack gap={20}>
        {accountCount > 0 && (
          <ButtonLink variant="primary" href={href('overview')}>
            {text('guest.open')}
          </ButtonLink>
        )}
        {requests.length > 0 && (
          <SettingsList
            label={text('guest.requests')}
            settings={requests.map(({ membershipId, accountNumber, state, requestedAt }) => ({
              id: membershipId,
              icon: <Building2 size={18} strokeWidth={1.75} />,
              title: text('guest.request', { number: accountNumber }),
              text: text(state === 'pending' ? 'guest.request.until' : 'guest.request.at', {
                at: at(requestedAt),
                until: at(membershipRequestEnd(new Date(requestedAt)).toISOString()),
              }),
              status: <Status tone={TONES[state]}>{text(`guest.state.${state}`)}</Status>,
            }))}
          />
        )}
        <AskForm />
        {!isLocked && <p>{text('guest.invited', { phone })}</p>}
        {signOut}
      </Stack>
    </SignInFrame>
  );
}
