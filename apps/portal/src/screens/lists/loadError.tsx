import type { ReactNode } from 'react';
import type { CallFailure } from '@forecourt/api-client';
import { LoadFailure, type LoadFailureProps } from '../cards/LoadFailure.tsx';

interface Loaded {
  readonly failure: CallFailure | undefined;
  readonly retry: () => void;
}

/**
 * What a table shows in place of rows that could not be loaded: "The cards". Rows that are there stay,
 * however asking for more of them ended.
 */
export const loadError = (
  { failure, retry }: Loaded,
  rows: readonly unknown[],
  what: LoadFailureProps['what'],
): { readonly error?: ReactNode } =>
  failure && rows.length === 0
    ? { error: <LoadFailure failure={failure} onRetry={retry} what={what} /> }
    : {};
