import { useState } from 'react';
import type { CallFailure } from '@forecourt/api-client';
import { isStale } from './useNotify.ts';

/**
 * The row whose version a form sends: the one it was opened with, so that someone else's change
 * since then is refused instead of overwritten. After that refusal, it is the current row. A dialog
 * over the form passes the row that the form was opened with as `formRow`.
 */
export function useOpenedRow<R>(row: R, failure: CallFailure | null, formRow: R = row): R {
  const [openedRow] = useState(formRow);
  return isStale(failure) ? row : openedRow;
}
