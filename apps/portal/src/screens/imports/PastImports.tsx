import { useState } from 'react';
import type { PurchaseImport } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { Button, ConfirmDialog, Section, SimpleTable, type SimpleColumn } from '@forecourt/ui';
import { enteredImportLifecycle, startsFrom } from '@forecourt/validation';
import { useAction } from '../../app/useAction.ts';
import { useFailureReason } from '../../app/useFailureReason.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { TaskFailure } from '../cards/actions/TaskFailure.tsx';
import { LoadFailure } from '../cards/LoadFailure.tsx';
import { column } from '../lists/column.ts';

interface UndoDialogProps {
  readonly past: PurchaseImport;
  readonly onClose: () => void;
}

/** Confirms undoing a whole file: how many purchases are removed, keep new values, or stay. */
function UndoDialog({ past: { importId, fileName, entered }, onClose }: UndoDialogProps) {
  const text = useText();
  const reason = useFailureReason();
  const undo = useAction('undoPurchaseImport', ({ removed: count }) =>
    text('import.undo.done', { count, name: fileName }),
  );
  const { added, changed, unchanged } = entered;
  const undoImport = async () => {
    if (await undo.run({ params: { importId } })) onClose();
  };
  return (
    <ConfirmDialog
      title={text('import.undo.title', { name: fileName })}
      confirmLabel={text('import.undo.confirm', { count: added })}
      cancelLabel={text('import.undo.cancel')}
      isPending={undo.isPending}
      onConfirm={() => void undoImport()}
      onCancel={onClose}
      fields={<TaskFailure failure={undo.failure} title="import.undo.failed" explain={reason} />}
    >
      <p>{text('import.undo.goes', { count: added })}</p>
      {changed > 0 && <p>{text('import.undo.keeps', { count: changed })}</p>}
      {unchanged > 0 && <p>{text('import.undo.stays', { count: unchanged })}</p>}
      <p>{text('import.undo.again')}</p>
    </ConfirmDialog>
  );
}

interface UndoButtonProps {
  readonly past: PurchaseImport;
  readonly onPress: () => void;
}

/** Opens the confirmation for undoing a file, or explains why it cannot be undone. */
function UndoButton({ past: { state, fileName, undo }, onPress }: UndoButtonProps) {
  const text = useText();
  const translate = useSentText();
  if (!startsFrom(enteredImportLifecycle, 'undo', state)) return null;
  return (
    <Button
      size="compact"
      aria-label={text('import.past.undoOf', { name: fileName })}
      disabledReason={
        undo.allowed
          ? null
          : undo.reasons.map(({ key, params }) => translate(key, params)).join('. ')
      }
      onPress={onPress}
    >
      {text('import.past.undo')}
    </Button>
  );
}

function useColumns(
  onUndo: (past: PurchaseImport) => void,
): readonly SimpleColumn<PurchaseImport>[] {
  const text = useText();
  const when = useWhen();
  const outcome = ({ state, entered }: PurchaseImport) =>
    state === 'undone'
      ? text('import.past.undone', { count: entered.added })
      : text('import.past.entered', entered);
  return [
    column('file', text('import.past.file'), { isRowHeader: true }, ({ fileName }) => fileName),
    column('at', text('import.past.at'), { isWideOnly: true }, ({ importedAt }) =>
      when(importedAt),
    ),
    column('outcome', text('import.past.outcome'), outcome),
    column('undo', text('import.past.action'), { align: 'end' }, (row) => (
      <UndoButton past={row} onPress={() => onUndo(row)} />
    )),
  ];
}

/** Purchase files that the user imported; each can be undone. */
export function PastImports() {
  const text = useText();
  const pastImports = useQuery('listPurchaseImports', {});
  const [importToUndo, setImportToUndo] = useState<PurchaseImport | null>(null);
  const columns = useColumns(setImportToUndo);
  if (pastImports.failure && !pastImports.data) {
    const what = text('import.past.what');
    return <LoadFailure failure={pastImports.failure} onRetry={pastImports.retry} subject={what} />;
  }
  const items = pastImports.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Section title={text('import.past.title')} hint={text('import.past.hint')} content="flush">
      <SimpleTable
        label={text('import.past.title')}
        rows={items}
        getRowId={({ importId }) => importId}
        isHeadHiddenOnPhone
        columns={columns}
      />
      {importToUndo && <UndoDialog past={importToUndo} onClose={() => setImportToUndo(null)} />}
    </Section>
  );
}
