import { useState } from 'react';
import type { AccountUser } from '@forecourt/api-client';
import { useChangeUser } from '@forecourt/api-client/react';
import { ConfirmDialog, Stack, TextField } from '@forecourt/ui';
import { fieldIssues, personFullName } from '@forecourt/validation';
import { useNotify } from '../../app/useNotify.ts';
import { useOpenedRow } from '../../app/useOpenedRow.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { PasscodePart } from './PasscodePart.tsx';
import { nameOf } from './userText.ts';

export interface RenameDialogProps {
  readonly user: AccountUser;
  readonly onClose: () => void;
}

/** Asks for another user's new name, and for one's own passcode. [USER-01, ROLE-23] */
export function RenameDialog({ user, onClose }: RenameDialogProps) {
  const text = useText();
  const translate = useSentText();
  const notify = useNotify();
  const changing = useChangeUser();
  const sentUser = useOpenedRow(user, changing.failure);
  const [draft, setDraft] = useState({ firstName: user.firstName, lastName: user.lastName });
  const [passcode, setPasscode] = useState('');
  const parsed = personFullName.safeParse(draft);
  const issues = parsed.success ? [] : fieldIssues(parsed.error);
  const errorOf = (name: keyof typeof draft) => {
    const issue = issues.find(({ path }) => path === name);
    return issue && translate(issue.key, issue.params);
  };
  const isSame = parsed.success && nameOf(parsed.data) === nameOf(user);
  const [issue] = issues;

  const confirm = async () => {
    if (!parsed.success) return;
    const change = { action: 'rename', name: parsed.data } as const;
    const result = await changing.send(passcode, { user: sentUser, change });
    const names = { before: nameOf(user), name: nameOf(parsed.data) };
    if (notify(result, text('users.rename.done', names))) onClose();
  };
  const blockedReason = issue
    ? translate(issue.key, issue.params)
    : isSame
      ? text('users.rename.same')
      : passcode === ''
        ? text('access.passcode')
        : null;
  return (
    <ConfirmDialog
      title={text('users.rename.title', { name: nameOf(user) })}
      confirmLabel={text('users.rename.confirm')}
      isPending={changing.isPending}
      blockedReason={blockedReason}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      fields={
        <Stack gap={12}>
          <TextField
            label={text('users.rename.first')}
            autoComplete="off"
            value={draft.firstName}
            onChange={(firstName) => setDraft({ ...draft, firstName })}
            error={errorOf('firstName')}
          />
          <TextField
            label={text('users.rename.last')}
            autoComplete="off"
            value={draft.lastName}
            onChange={(lastName) => setDraft({ ...draft, lastName })}
            error={errorOf('lastName')}
          />
          <PasscodePart
            user={user}
            value={passcode}
            onChange={setPasscode}
            failure={changing.failure}
          />
        </Stack>
      }
    >
      {text('users.rename.text')}
    </ConfirmDialog>
  );
}
