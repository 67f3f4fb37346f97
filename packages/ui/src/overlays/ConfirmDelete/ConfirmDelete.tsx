'use client';
import { useState, type ReactNode } from 'react';
import { DELETE_CONFIRMATION } from '@forecourt/validation';
import { type HostProps } from '../../host/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { useText } from '../../provider/index.ts';
import { ConfirmDialog } from '../Dialog/index.ts';

export interface ConfirmDeleteProps extends HostProps<HTMLDivElement> {
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  readonly title: string;
  /** What ends, and for how many. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly isPending?: boolean;
  /** More to fill in above the word, such as a reason. */
  readonly fields?: ReactNode;
  /** Why it cannot be confirmed yet, whatever is typed. */
  readonly blockedReason?: string | null;
}

function TypedDelete(props: ConfirmDeleteProps) {
  const { children, fields, blockedReason = null, ...dialog } = props;
  const text = useText();
  const [typed, setTyped] = useState('');
  const word = DELETE_CONFIRMATION;
  const isTyped = typed.trim() === word;
  return (
    <ConfirmDialog
      {...dialog}
      cancelLabel={text('confirmDelete.cancel')}
      irreversible={text('confirmDelete.irreversible')}
      blockedReason={blockedReason ?? (isTyped ? null : text('confirmDelete.label', { word }))}
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

/** Asks people to type DELETE before something is deleted for good. [UI-23] */
export function ConfirmDelete(props: ConfirmDeleteProps) {
  return props.isOpen ? <TypedDelete {...props} /> : null;
}
