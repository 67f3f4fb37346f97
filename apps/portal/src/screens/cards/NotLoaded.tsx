import { SearchX } from 'lucide-react';
import type { CallFailure } from '@forecourt/api-client';
import type { Pages } from '@forecourt/api-client/react';
import { EmptyState, Skeleton, type SkeletonProps } from '@forecourt/ui';
import { useText } from '../../messages/text.ts';
import { LoadFailure, type LoadFailureProps } from './LoadFailure.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';

export interface NotLoadedProps {
  /** The query whose data is missing; of several, the one that failed. */
  readonly query:
    | {
        /** Set if the list loaded without the row in question. */
        readonly data?: unknown;
        readonly failure?: CallFailure | undefined;
        readonly retry: () => void;
      }
    | undefined;
  readonly subject: LoadFailureProps['subject'];
  /** Shown if the row does not exist. */
  readonly notFound?: string | undefined;
  /** The skeleton's shape; defaults to a panel's lines. */
  readonly shape?: SkeletonProps['shape'];
}

/** The first of several queries that failed without data. */
export const failedOf = (...queries: readonly NotLoadedProps['query'][]) =>
  queries.find((query) => query?.failure && !query.data);

/** Whether no page has loaded, because the first is loading or failed. */
export const isNotLoaded = ({
  isLoading,
  failure,
  items,
}: Pick<Pages<unknown, unknown>, 'isLoading' | 'failure' | 'items'>): boolean =>
  isLoading || (failure !== undefined && items.length === 0);

/** Stands in for a query's data: a skeleton, or the failure. */
export function NotLoaded({ query, subject, notFound, shape }: NotLoadedProps) {
  const text = useText();
  const isMissing = query?.data !== undefined || query?.failure?.status === 404;
  if (isMissing && notFound !== undefined) {
    return (
      <EmptyState icon={<SearchX size={20} />} title={notFound}>
        {text('failure.notFound')}
      </EmptyState>
    );
  }
  if (!query?.failure) return shape ? <Skeleton shape={shape} /> : <PanelSkeleton />;
  return <LoadFailure failure={query.failure} onRetry={query.retry} subject={subject} />;
}
