import type { ReactNode } from 'react';
import type { CallFailure } from '@forecourt/api-client';
import { LoadFailure, type LoadFailureProps } from '../cards/LoadFailure.tsx';

interface Loaded {
  readonly failure: CallFailure | undefined;
  readonly retry: () => void;
}

/**
 * The error that a table shows instead of rows that failed to load, such as "The cards". Rows
 * already loaded stay, even if loading more failed.
 */
export const loadError = (
  { failure, retry }: Loaded,
  rows: readonly unknown[],
  what: LoadFailureProps['subject'],
): { readonly error?: ReactNode } =>
  failure && rows.length === 0
    ? { error: <LoadFailure failure={failure} onRetry={retry} subject={what} /> }
    : {};
