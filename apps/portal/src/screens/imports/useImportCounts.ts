import { useCallback, useEffect, useState } from 'react';
import type { CallResult, ImportOutcomes } from '@forecourt/api-client';
import { usePreviewImport } from '@forecourt/api-client/react';
import type { CheckedRow, ImportEntries } from '@forecourt/validation/imports';

type Rows = readonly CheckedRow<ImportEntries['purchases']>[];
interface CountsResult {
  readonly rows: Rows;
  readonly result: CallResult<ImportOutcomes['purchases']>;
}

/** Counts new and known purchases on the gateway, starting when the last step opens. */
export function useImportCounts(rows: Rows) {
  const preview = usePreviewImport();
  const [done, setDone] = useState(0);
  const [latest, setLatest] = useState<CountsResult | null>(null);
  const start = useCallback(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const fetchCounts = async () => {
      setDone(0);
      setLatest(null);
      const entries = rows.flatMap(({ entry }) => entry ?? []);
      const result = await preview(entries, { signal, onProgress: setDone });
      if (!signal.aborted) setLatest({ rows, result });
    };
    void fetchCounts();
    return () => controller.abort();
  }, [rows, preview]);
  useEffect(() => start(), [start]);
  const result = latest?.rows === rows ? latest.result : null;
  return {
    counts: result?.ok ? result.data : null,
    failure: result?.ok === false ? result.failure : null,
    isCounting: result === null,
    done,
    retry: () => void start(),
  };
}
