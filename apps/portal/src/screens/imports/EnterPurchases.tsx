import { ImportEnter, ImportProgress, Stack } from '@forecourt/ui';
import { useText } from '../../messages/text.ts';
import { LoadFailure } from '../cards/LoadFailure.tsx';
import type { EntryFlow } from './useEntryImport.ts';
import { useImportCounts } from './useImportCounts.ts';

/** The last step of a file of purchases: only the gateway can tell which of them are known. */
export function EnterPurchases({ flow, enter }: EntryFlow<'purchases'>) {
  const text = useText();
  const { counts, failure, isCounting, done, retry } = useImportCounts(flow.file.state.rows);
  if (isCounting) {
    return (
      <ImportProgress
        phase="checking"
        done={done}
        total={flow.ready.length}
        onCancel={enter.onBack}
      />
    );
  }
  const known = counts && {
    known: counts.changed + counts.unchanged,
    updated: counts.changed,
  };
  return (
    <Stack>
      {failure && (
        <LoadFailure failure={failure} onRetry={retry} what={{ title: text('import.uncounted') }} />
      )}
      <ImportEnter
        {...enter}
        added={counts?.added ?? 0}
        {...known}
        onEnter={() => void flow.send(null)}
      />
    </Stack>
  );
}
