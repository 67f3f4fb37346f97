import { useState } from 'react';
import type { AccountUser } from '@forecourt/api-client';
import { useChangeUser, type UserChange } from '@forecourt/api-client/react';
import { ConfirmDelete, ConfirmDialog, Stack, TextField } from '@forecourt/ui';
import { USER_REASON_CHARACTERS_MAX } from '@forecourt/validation';
import { useReported } from '../../app/useAction.ts';
import { useOpenedRow } from '../../app/useOpenedRow.ts';
import { useText } from '../../messages/text.ts';
import { PasscodePart } from './PasscodePart.tsx';
import { nameOf } from './userText.ts';

export type RequestedChange =
  | Extract<UserChange, { action: 'edit' }>
  | { readonly action: 'lock' | 'unlock' | 'delete' };

export interface ChangeDialogProps {
  readonly user: AccountUser;
  /** The user as the form was opened, so that someone else's change is not overwritten unseen. */
  readonly openedUser?: AccountUser;
  readonly change: RequestedChange;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const WORDS = { edit: 'save', lock: 'lock', unlock: 'unlock', delete: 'delete' } as const;

/** Confirms changing another user, with a reason and one's own passcode. [ROLE-23] */
export function ChangeDialog(props: ChangeDialogProps) {
  const { user, openedUser, change: requested, onDone, onClose } = props;
  const text = useText();
  const verb = WORDS[requested.action];
  const name = nameOf(user);
  const changing = useReported(useChangeUser(), text(`users.${verb}.done`, { name }));
  const sentUser = useOpenedRow(user, changing.failure, openedUser);
  const [reason, setReason] = useState('');
  const [passcode, setPasscode] = useState('');
  const confirm = async () => {
    const trimmedReason = reason.trim() === '' ? null : reason.trim();
    const change: UserChange =
      requested.action === 'edit' ? requested : { action: requested.action, reason: trimmedReason };
    if (await changing.run(passcode, { user: sentUser, change })) onDone();
  };
  const fields = (
    <Stack gap={12}>
      {requested.action !== 'edit' && (
        <TextField
          label={text('users.reason')}
          optionalText={text('users.optional')}
          maxLength={USER_REASON_CHARACTERS_MAX}
          value={reason}
          onChange={setReason}
        />
      )}
      <PasscodePart
        user={user}
        value={passcode}
        onChange={setPasscode}
        failure={changing.failure}
      />
    </Stack>
  );
  const dialogProps = {
    isOpen: true,
    title: text(`users.${verb}.title`, { name }),
    confirmLabel: text(`users.${verb}.confirm`),
    isPending: changing.isPending,
    blockedReason: passcode === '' ? text('access.passcode') : null,
    onConfirm: () => void confirm(),
    onCancel: onClose,
    fields,
  };
  return requested.action === 'delete' ? (
    <ConfirmDelete {...dialogProps}>{text('users.delete.text')}</ConfirmDelete>
  ) : (
    <ConfirmDialog {...dialogProps}>{text(`users.${verb}.text`)}</ConfirmDialog>
  );
}
