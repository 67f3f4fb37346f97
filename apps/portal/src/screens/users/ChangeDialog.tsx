import { useState } from 'react';
import type { AccountUser } from '@forecourt/api-client';
import { useChangeUser, type UserChange } from '@forecourt/api-client/react';
import { ConfirmDelete, ConfirmDialog, Stack, TextField } from '@forecourt/ui';
import { USER_REASON_CHARACTERS_MAX } from '@forecourt/validation';
import { Problem } from '../../app/Problem.tsx';
import { useTell } from '../../app/useTell.ts';
import { useText } from '../../messages/text.ts';
import { exceptPasscode, OwnPasscode } from '../passcode/OwnPasscode.tsx';
import { nameOf, useFailureWords } from './userWords.ts';

export type AskedChange =
  | Extract<UserChange, { what: 'edit' }>
  | { readonly what: 'lock' | 'unlock' | 'delete' };

export interface ChangeDialogProps {
  readonly user: AccountUser;
  readonly asked: AskedChange;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const WORDS = { edit: 'save', lock: 'lock', unlock: 'unlock', delete: 'delete' } as const;

/** Confirms changing another user, with a reason and one's own passcode. [ROLE-23] */
export function ChangeDialog({ user, asked, onDone, onClose }: ChangeDialogProps) {
  const text = useText();
  const tell = useTell();
  const inWords = useFailureWords();
  const changing = useChangeUser();
  const [reason, setReason] = useState('');
  const [passcode, setPasscode] = useState('');
  const other = exceptPasscode(changing.failure);
  const word = WORDS[asked.what];
  const name = nameOf(user);
  const confirm = async () => {
    const why = reason.trim() === '' ? null : reason.trim();
    const change: UserChange = asked.what === 'edit' ? asked : { what: asked.what, reason: why };
    const result = await changing.send(passcode, { user, change });
    if (tell(result, text(`users.${word}.done`, { name }))) onDone();
  };
  const fields = (
    <Stack gap={12}>
      {asked.what !== 'edit' && (
        <TextField
          label={text('users.reason')}
          optionalText={text('users.optional')}
          maxLength={USER_REASON_CHARACTERS_MAX}
          value={reason}
          onChange={setReason}
        />
      )}
      <OwnPasscode value={passcode} onChange={setPasscode} failure={changing.failure} />
      <Problem title={text('users.notDone')}>{other && inWords(other)}</Problem>
    </Stack>
  );
  const shared = {
    isOpen: true,
    title: text(`users.${word}.title`, { name }),
    confirmLabel: text(`users.${word}.confirm`),
    isPending: changing.isPending,
    blockedReason: passcode === '' ? text('access.passcode') : null,
    onConfirm: () => void confirm(),
    onCancel: onClose,
    fields,
  };
  return asked.what === 'delete' ? (
    <ConfirmDelete {...shared}>{text('users.delete.text')}</ConfirmDelete>
  ) : (
    <ConfirmDialog {...shared}>{text(`users.${word}.text`)}</ConfirmDialog>
  );
}
