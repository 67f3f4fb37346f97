import { SearchX } from 'lucide-react';
import type { CallFailure } from '@forecourt/api-client';
import type { Pages } from '@forecourt/api-client/react';
import { EmptyState } from '@forecourt/ui';
import { useText } from '../../messages/text.ts';
import { LoadFailure, type LoadFailureProps } from './LoadFailure.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';

export interface NotLoadedProps {
  /** The query whose data is missing. */
  readonly of: { readonly failure?: CallFailure | undefined; readonly retry: () => void };
  readonly what: LoadFailureProps['what'];
  /** Shown when there is no such thing. */
  readonly notFound?: string;
}

/** Whether none of the pages is there: they are on their way, or failed to load. */
export const isNotLoaded = ({
  isLoading,
  failure,
  items,
}: Pick<Pages<unknown, unknown>, 'isLoading' | 'failure' | 'items'>): boolean =>
  isLoading || (failure !== undefined && items.length === 0);

/** Takes the place of a query's data: a skeleton, or what failed. */
export function NotLoaded({ of: { failure, retry }, what, notFound }: NotLoadedProps) {
  const text = useText();
  if (!failure) return <PanelSkeleton />;
  if (failure.status === 404 && notFound !== undefined) {
    return (
      <EmptyState icon={<SearchX size={20} aria-hidden="true" />} title={notFound}>
        {text('failure.notFound')}
      </EmptyState>
    );
  }
  return <LoadFailure failure={failure} onRetry={retry} what={what} />;
}
