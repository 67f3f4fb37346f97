import { useState, type ReactNode } from 'react';
import type { CallFailure, CallResult } from '@forecourt/api-client';
import { ConfirmDelete, InlineMessage, useBanners } from '@forecourt/ui';
import { useText } from '../../messages/text.ts';
import { FormDialog } from '../settings/FormDialog.tsx';
import { useAccountFailure } from './useAccountFailure.ts';

interface Shared {
  readonly title: string;
  readonly done: string;
  readonly isPending: boolean;
  readonly onClose: () => void;
}

export interface RowDialogProps extends Shared {
  /** Sends; null: what was typed does not pass. */
  readonly onSave: () => Promise<CallResult<unknown> | null>;
  /** Fields that show their own issues. */
  readonly onRefused: (failure: CallFailure) => void;
  readonly children: ReactNode;
}

/** Adds or changes a row of the settings over the page. */
export function RowDialog(props: RowDialogProps) {
  const { title, done, isPending, onClose, onSave, onRefused, children } = props;
  const text = useText();
  const banners = useBanners();
  const inWords = useAccountFailure();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const save = async () => {
    setFailure(null);
    const result = await onSave();
    if (!result) return;
    if (result.ok) {
      banners.show({ kind: 'success', text: done });
      return onClose();
    }
    onRefused(result.failure);
    setFailure(result.failure);
  };
  return (
    <FormDialog
      title={title}
      submitLabel={text('account.save')}
      isPending={isPending}
      failure={null}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      {failure && (
        <InlineMessage tone="bad" title={text('account.notDone')} isLive>
          {inWords(failure)}
        </InlineMessage>
      )}
      {children}
    </FormDialog>
  );
}

export interface DeleteRowProps extends Shared {
  readonly onDelete: () => Promise<CallResult<unknown>>;
}

/** Asks for the word before a row of the settings is deleted. [UI-23] */
export function DeleteRow({ title, done, isPending, onClose, onDelete }: DeleteRowProps) {
  const text = useText();
  const banners = useBanners();
  const inWords = useAccountFailure();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const confirm = async () => {
    setFailure(null);
    const result = await onDelete();
    if (!result.ok) return setFailure(result.failure);
    banners.show({ kind: 'success', text: done });
    onClose();
  };
  return (
    <ConfirmDelete
      isOpen
      title={title}
      confirmLabel={text('account.row.deleteNow')}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={() => void confirm()}
      fields={
        failure && (
          <InlineMessage tone="bad" title={text('account.notDone')} isLive>
            {inWords(failure)}
          </InlineMessage>
        )
      }
    >
      {text('account.row.deleteText')}
    </ConfirmDelete>
  );
}
