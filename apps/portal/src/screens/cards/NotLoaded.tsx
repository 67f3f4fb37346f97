import type { CallFailure } from '@forecourt/api-client';
import { LoadFailure, type LoadFailureProps } from './LoadFailure.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';

export interface NotLoadedProps {
  /** The query whose data is missing. */
  readonly of: { readonly failure?: CallFailure | undefined; readonly retry: () => void };
  readonly what: LoadFailureProps['what'];
  /** Shown when there is no such thing. */
  readonly notFound?: string;
}

/** Stands where the data of a query will be: a skeleton, or what failed. */
export function NotLoaded({ of: { failure, retry }, what, notFound }: NotLoadedProps) {
  if (!failure) return <PanelSkeleton />;
  if (failure.status === 404 && notFound !== undefined) return <p>{notFound}</p>;
  return <LoadFailure failure={failure} onRetry={retry} what={what} />;
}
