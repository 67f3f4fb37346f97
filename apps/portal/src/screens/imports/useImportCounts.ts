import { useCallback, useEffect, useState } from 'react';
import type { CallResult, ImportOutcomes } from '@forecourt/api-client';
import { usePreviewImport } from '@forecourt/api-client/react';
import type { CheckedRow, ImportEntries } from '@forecourt/validation/imports';

type Rows = readonly CheckedRow<ImportEntries['purchases']>[];
interface Answer {
  readonly rows: Rows;
  readonly result: CallResult<ImportOutcomes['purchases']>;
}

/** Counts new and known purchases on the gateway, starting when the last step opens. */
export function useImportCounts(rows: Rows) {
  const preview = usePreviewImport();
  const [done, setDone] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const begin = useCallback(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      setDone(0);
      setAnswer(null);
      const entries = rows.flatMap(({ entry }) => entry ?? []);
      const result = await preview(entries, { signal, onProgress: setDone });
      if (!signal.aborted) setAnswer({ rows, result });
    };
    void ask();
    return () => controller.abort();
  }, [rows, preview]);
  useEffect(() => begin(), [begin]);
  const result = answer?.rows === rows ? answer.result : null;
  return {
    counts: result?.ok ? result.data : null,
    failure: result?.ok === false ? result.failure : null,
    isCounting: result === null,
    done,
    retry: () => void begin(),
  };
}
