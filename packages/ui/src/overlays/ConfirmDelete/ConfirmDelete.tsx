'use client';
import { useState } from 'react';
import { DELETE_CONFIRMATION } from '@forecourt/validation';
import { Stack } from '../../layout/Stack/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { useText } from '../../provider/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../Dialog/index.ts';

/** `fields` appear above the confirmation field; `blockedReason` applies whatever is typed. */
export type ConfirmDeleteProps = Omit<
  ConfirmDialogProps,
  'irreversible' | 'cancelLabel' | 'alternative'
>;

function TypedDelete(props: ConfirmDeleteProps) {
  const { children, fields, blockedReason = null, ...dialogProps } = props;
  const text = useText();
  const [typed, setTyped] = useState('');
  const word = DELETE_CONFIRMATION;
  const isConfirmed = typed.trim() === word;
  return (
    <ConfirmDialog
      {...dialogProps}
      irreversible={text('confirmDelete.irreversible')}
      blockedReason={blockedReason ?? (isConfirmed ? null : text('confirmDelete.label', { word }))}
      fields={
        <Stack gap={12}>
          {fields}
          <TextField
            label={text('confirmDelete.label', { word })}
            value={typed}
            onChange={setTyped}
            look="code"
            autoComplete="off"
            inputProps={{ spellCheck: false, autoCapitalize: 'characters' }}
          />
        </Stack>
      }
    >
      {children}
    </ConfirmDialog>
  );
}

/** Requires people to type DELETE before something is permanently deleted. [UI-23] */
export function ConfirmDelete(props: ConfirmDeleteProps) {
  return props.isOpen === false ? null : <TypedDelete {...props} />;
}
