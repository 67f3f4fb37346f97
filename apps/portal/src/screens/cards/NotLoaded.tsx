import { SearchX } from 'lucide-react';
import type { CallFailure } from '@forecourt/api-client';
import type { Pages } from '@forecourt/api-client/react';
import { EmptyState, Skeleton, type SkeletonProps } from '@forecourt/ui';
import { useText } from '../../messages/text.ts';
import { LoadFailure, type LoadFailureProps } from './LoadFailure.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';

export interface NotLoadedProps {
  /** The query whose data is missing; of several, the one that failed. */
  readonly of:
    | {
        /** A list that has loaded without the row that is looked for. */
        readonly data?: unknown;
        readonly failure?: CallFailure | undefined;
        readonly retry: () => void;
      }
    | undefined;
  readonly what: LoadFailureProps['what'];
  /** Shown when there is no such thing. */
  readonly notFound?: string | undefined;
  /** The skeleton's shape; the lines of a panel if absent. */
  readonly shape?: SkeletonProps['shape'];
}

/** Whether none of the pages is there: they are on their way, or failed to load. */
export const isNotLoaded = ({
  isLoading,
  failure,
  items,
}: Pick<Pages<unknown, unknown>, 'isLoading' | 'failure' | 'items'>): boolean =>
  isLoading || (failure !== undefined && items.length === 0);

/** Takes the place of a query's data: a skeleton, or what failed. */
export function NotLoaded({ of: query, what, notFound, shape }: NotLoadedProps) {
  const text = useText();
  const isMissing = query?.data !== undefined || query?.failure?.status === 404;
  if (isMissing && notFound !== undefined) {
    return (
      <EmptyState icon={<SearchX size={20} aria-hidden="true" />} title={notFound}>
        {text('failure.notFound')}
      </EmptyState>
    );
  }
  if (!query?.failure) return shape ? <Skeleton shape={shape} /> : <PanelSkeleton />;
  return <LoadFailure failure={query.failure} onRetry={query.retry} what={what} />;
}
