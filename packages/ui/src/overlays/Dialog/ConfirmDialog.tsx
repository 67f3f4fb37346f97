'use client';
import type { ReactNode } from 'react';
import { type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useText } from '../../provider/index.ts';
import { Dialog } from './Dialog.tsx';
import * as css from './Dialog.css.ts';

export interface ConfirmDialogProps extends HostProps<HTMLDivElement> {
  /** Defaults to open while mounted. */
  readonly isOpen?: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  readonly title: string;
  /** What will end, and for how many. */
  readonly children: ReactNode;
  /** What cannot be undone, in one sentence; shown in red. */
  readonly irreversible?: string;
  /** Fields for a reason or a confirmation word. */
  readonly fields?: ReactNode;
  readonly confirmLabel: string;
  /** Defaults to "Cancel". */
  readonly cancelLabel?: string;
  readonly isPending?: boolean | undefined;
  /** Why the action cannot be confirmed yet; disables the button. */
  readonly blockedReason?: string | null;
  /** A less drastic alternative: "Hold instead". */
  readonly alternative?: { readonly label: string; readonly onChoose: () => void } | undefined;
}

/** Confirms an irreversible action: says what ends permanently, and offers an alternative. */
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
      fields={fields}
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
    </Dialog>
  );
}
