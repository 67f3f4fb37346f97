'use client';
import type { ReactNode } from 'react';
import { type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useText } from '../../provider/index.ts';
import { Dialog } from './Dialog.tsx';
import * as css from './Dialog.css.ts';

export interface ConfirmDialogProps extends HostProps<HTMLDivElement> {
  /** Default: open while it is mounted. */
  readonly isOpen?: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  readonly title: string;
  /** What ends, and for how many. */
  readonly children: ReactNode;
  /** What cannot be undone, in one sentence; red. */
  readonly irreversible?: string;
  /** A reason to choose, or words to type. */
  readonly fields?: ReactNode;
  readonly confirmLabel: string;
  /** Default "Cancel". */
  readonly cancelLabel?: string;
  readonly isPending?: boolean;
  /** Why it cannot be confirmed yet. */
  readonly blockedReason?: string | null;
  /** The milder way: "Hold instead". */
  readonly alternative?: { readonly label: string; readonly onChoose: () => void };
}

/** Asks before something that cannot be undone: what ends for good, and the alternative. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen = true, onCancel, onConfirm, title, children, irreversible, fields } = props;
  const { confirmLabel, cancelLabel, isPending = false, blockedReason, alternative } = props;
  const { className, ref } = props;
  const text = useText();
  return (
    <Dialog
      ref={ref}
      className={className}
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      actions={
        <>
          <Button onPress={onCancel}>{cancelLabel ?? text('confirmDialog.cancel')}</Button>
          {alternative && <Button onPress={alternative.onChoose}>{alternative.label}</Button>}
          <span className={css.gap} />
          <Button
            variant={irreversible === undefined ? 'primary' : 'dangerPrimary'}
            onPress={onConfirm}
            isPending={isPending}
            disabledReason={blockedReason}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={css.ends}>{children}</div>
      {irreversible !== undefined && <p className={css.final}>{irreversible}</p>}
      {fields}
    </Dialog>
  );
}
