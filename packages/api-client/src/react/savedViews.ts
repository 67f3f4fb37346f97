import type { SavedView, SavedViewForm, ViewedList } from '@forecourt/validation';
import type { Contract, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';

/** The views of a list that the person keeps. */
export function useSavedViews(list: ViewedList): Query<ResponseOf<Contract['listViews']>> {
  return useQuery('listViews', { query: { list } });
}

type Seen = Pick<SavedView, 'viewId' | 'version'>;

/** Keeps a view; with `seen` it changes the one that is there. */
export function useSaveView(
  list: ViewedList,
): Mutation<
  [form: SavedViewForm, seen: Seen | null, idempotencyKey: string],
  ResponseOf<Contract['saveView']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (form: SavedViewForm, seen: Seen | null, idempotencyKey: string) => {
      const scope = { idempotencyKey, userId, accountId };
      if (seen === null) return client.saveView({ body: { list, ...form } }, scope);
      const { viewId, version } = seen;
      return client.changeView({ params: { viewId }, body: form }, { ...scope, ifMatch: version });
    },
    ['listViews'],
  );
}

/** Lets the other users of the account use a view, or no longer. */
export function useShareView(): Mutation<
  [seen: Seen, isShared: boolean, idempotencyKey: string],
  ResponseOf<Contract['shareView']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    ({ viewId, version }: Seen, isShared: boolean, idempotencyKey: string) =>
      client.shareView(
        { params: { viewId }, body: { isShared } },
        { idempotencyKey, ifMatch: version, userId, accountId },
      ),
    ['listViews'],
  );
}

/** Keeps a view no longer. */
export function useRemoveView(): Mutation<
  [seen: Seen, idempotencyKey: string],
  ResponseOf<Contract['removeView']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    ({ viewId, version }: Seen, idempotencyKey: string) =>
      client.removeView(
        { params: { viewId } },
        { idempotencyKey, ifMatch: version, userId, accountId },
      ),
    ['listViews'],
  );
}
