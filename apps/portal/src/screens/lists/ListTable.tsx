import type { Pages } from '@forecourt/api-client/react';
import { DataTable, type DataTableProps } from '@forecourt/ui';
import type { LoadFailureProps } from '../cards/LoadFailure.tsx';
import { loadError } from './loadError.tsx';

type OfPages =
  | 'rows'
  | 'total'
  | 'isLoading'
  | 'isLoadingMore'
  | 'isStale'
  | 'onEndReached'
  | 'error';

export interface ListTableProps<Row> extends Omit<DataTableProps<Row>, OfPages | 'currentId'> {
  readonly list: Omit<Pages<Row, unknown>, 'first'>;
  /** What failed to load: "The drivers". */
  readonly subject: LoadFailureProps['subject'];
  /** ID of the row whose panel is open. */
  readonly openId?: string | null;
}

/** A table of a paged list, or the error if nothing could be loaded. */
export function ListTable<Row>({ list, subject, openId = null, ...props }: ListTableProps<Row>) {
  return (
    <DataTable
      {...props}
      rows={list.items}
      total={list.total ?? undefined}
      currentId={openId ?? undefined}
      isLoading={list.isLoading}
      isLoadingMore={list.isLoadingMore}
      isStale={list.isStale}
      onEndReached={list.hasMore ? list.loadMore : undefined}
      {...loadError(list, list.items, subject)}
    />
  );
}
