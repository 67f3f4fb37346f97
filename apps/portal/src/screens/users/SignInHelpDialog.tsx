import { useState } from 'react';
import type { AccountUser } from '@forecourt/api-client';
import { useMutation, type Mutation } from '@forecourt/api-client/react';
import { ConfirmDialog, Stack } from '@forecourt/ui';
import { PASSWORD_LINK_DAYS, TEMPORARY_PASSWORD_HOURS } from '@forecourt/validation';
import { SecretDialog } from '../../app/SecretDialog.tsx';
import { useReported } from '../../app/useAction.ts';
import { useText } from '../../messages/text.ts';
import { PasscodePart } from './PasscodePart.tsx';
import { nameOf } from './userText.ts';

/** Ways to help another user sign in again. */
export const SIGN_IN_HELP = ['link', 'temporary', 'allow', 'disallow'] as const;
export type Help = (typeof SIGN_IN_HELP)[number];

interface DialogProps {
  readonly user: AccountUser;
  readonly onClose: () => void;
}

interface ConfirmHelpProps<T> extends DialogProps {
  readonly help: Help;
  readonly mutation: Mutation<[verbalPasscode: string], T>;
  readonly onDone: (data: T) => void;
}

/** Says what follows, and requires the user's own passcode. [ROLE-23] */
function ConfirmHelp<T>({ user, help, mutation, onDone, onClose }: ConfirmHelpProps<T>) {
  const text = useText();
  const [passcode, setPasscode] = useState('');
  const confirm = async () => {
    const result = await mutation.send(passcode);
    if (result.ok) onDone(result.data);
  };
  return (
    <ConfirmDialog
      title={text(`users.help.${help}.title`, { name: nameOf(user) })}
      confirmLabel={text(`users.help.${help}.confirm`)}
      isPending={mutation.isPending}
      blockedReason={passcode === '' ? text('access.passcode') : null}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      fields={
        <Stack gap={12}>
          <PasscodePart
            user={user}
            value={passcode}
            onChange={setPasscode}
            failure={mutation.failure}
          />
        </Stack>
      }
    >
      {text(`users.help.${help}.text`, {
        email: user.email,
        days: PASSWORD_LINK_DAYS,
        hours: TEMPORARY_PASSWORD_HOURS,
      })}
    </ConfirmDialog>
  );
}

/** Sends a link to choose a new password. [GW-48] */
function PasswordLink({ user, onClose }: DialogProps) {
  const text = useText();
  const { userId, email } = user;
  const sending = useReported(
    useMutation((calls, verbalPasscode: string) =>
      calls.resetUserPassword({ params: { userId }, body: { verbalPasscode } }),
    ),
    text('users.help.link.done', { email }),
  );
  return (
    <ConfirmHelp user={user} help="link" mutation={sending} onDone={onClose} onClose={onClose} />
  );
}

/** Allows or disallows resetting a forgotten password. [ROLE-22] */
function Recovery({ user, help, onClose }: DialogProps & { readonly help: 'allow' | 'disallow' }) {
  const text = useText();
  const { userId } = user;
  const setting = useReported(
    useMutation((calls, verbalPasscode: string) =>
      calls.setPasswordRecovery({
        params: { userId },
        body: { isAllowed: help === 'allow', verbalPasscode },
      }),
    ),
    text(`users.help.${help}.done`, { name: nameOf(user) }),
  );
  return (
    <ConfirmHelp user={user} help={help} mutation={setting} onDone={onClose} onClose={onClose} />
  );
}

/** Issues a temporary password, and shows it once. [GW-75, SCREEN-05] */
function TemporaryPassword({ user, onClose }: DialogProps) {
  const text = useText();
  const { userId } = user;
  const name = nameOf(user);
  const [password, setPassword] = useState<string | null>(null);
  const issuing = useMutation((calls, verbalPasscode: string) =>
    calls.reissuePassword({ body: { userId, verbalPasscode } }),
  );
  if (password === null) {
    return (
      <ConfirmHelp
        user={user}
        help="temporary"
        mutation={issuing}
        onDone={({ temporaryPassword }) => setPassword(temporaryPassword)}
        onClose={onClose}
      />
    );
  }
  return (
    <SecretDialog
      title={text('users.help.shown', { name })}
      secret={password}
      label={text('users.help.shown.password')}
      copyName={text('users.help.shown.copy')}
      doneLabel={text('users.help.shown.done')}
      onClose={onClose}
    >
      {text('users.help.shown.text', { name, hours: TEMPORARY_PASSWORD_HOURS })}
    </SecretDialog>
  );
}

/** Confirms helping another user sign in again. [GW-48, GW-75, ROLE-22, ROLE-23] */
export function SignInHelpDialog({ help, ...props }: DialogProps & { readonly help: Help }) {
  if (help === 'link') return <PasswordLink {...props} />;
  if (help === 'temporary') return <TemporaryPassword {...props} />;
  return <Recovery {...props} help={help} />;
}
