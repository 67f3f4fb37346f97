import type { CallFailure } from '@forecourt/api-client';
import { useMutation, useQuery, useSave } from '@forecourt/api-client/react';
import { SavedViews, useBanners } from '@forecourt/ui';
import type { SavedView, ViewedList } from '@forecourt/validation';
import { useFieldReason } from '../../app/useNotify.ts';
import { useText, type TextKey } from '../../messages/text.ts';
import { COLUMNS, type ListColumns } from './useColumns.ts';
import { WHOLE_LIST, type ViewAddress } from './useViewAddress.ts';

type Search = Readonly<Record<string, string>>;
const isSame = (a: Search, b: Search) =>
  [...Object.keys(a), ...Object.keys(b)].every((name) => a[name] === b[name]);

export interface ListViewsProps {
  readonly list: ViewedList;
  readonly address: ViewAddress;
  readonly columns: Pick<ListColumns<never>, 'text' | 'textOf'>;
}

/** A list's saved views: the user's own, and those that others share. [NAV-19] */
export function ListViews({ list, address, columns }: ListViewsProps) {
  const text = useText();
  const reasonOr = useFieldReason();
  const banners = useBanners();
  const views = useQuery('listViews', { query: { list } });
  const saving = useSave('saveView', 'changeView', 'viewId');
  const removing = useMutation('removeView');
  const sharing = useMutation('shareView');
  const items = views.data?.items ?? [];
  const search = { ...address.search, [COLUMNS]: columns.text };
  const current = items.find(({ viewId }) => viewId === address.viewId);
  const savedSearch = current?.search ?? {};
  const normalizedSearch = { ...savedSearch, [COLUMNS]: columns.textOf(savedSearch[COLUMNS]) };

  const showFailure = (failure: CallFailure, key: TextKey = 'lists.view.failed') => {
    const why = reasonOr(text('failure.gateway'))(failure);
    banners.show({ kind: 'trouble', text: text(key, { why }) });
  };
  const save = async (
    name: string,
    nextSearch: Record<string, string>,
    existing: SavedView | null,
  ) => {
    const result = await saving.send({ list, name, search: nextSearch }, existing);
    if (!result.ok) showFailure(result.failure);
    else if (existing === null) address.show(result.data.view.viewId, nextSearch);
  };
  const remove = async (view: SavedView) => {
    const result = await removing.send(
      { params: { viewId: view.viewId } },
      { ifMatch: view.version },
    );
    if (result.ok) address.show(WHOLE_LIST, {});
    else showFailure(result.failure, 'lists.view.removeFailed');
  };
  const share = async (view: SavedView, isShared: boolean) => {
    const result = await sharing.send(
      { params: { viewId: view.viewId }, body: { isShared } },
      { ifMatch: view.version },
    );
    if (!result.ok) return showFailure(result.failure, 'lists.view.shareFailed');
    const { name } = view;
    const message = text(isShared ? 'lists.view.shared' : 'lists.view.unshared', { name });
    banners.show({ kind: 'success', text: message });
  };
  return (
    <SavedViews
      views={[
        { id: WHOLE_LIST, name: text(`lists.view.all.${list}`), isFixed: true },
        ...items.map(({ viewId, name, isShared, sharedBy }) => ({
          id: viewId,
          name,
          isShared,
          ...(sharedBy === null ? {} : { sharedBy }),
        })),
      ]}
      currentId={current?.viewId ?? WHOLE_LIST}
      isChanged={!isSame(search, normalizedSearch)}
      onChoose={(id) => address.show(id, items.find(({ viewId }) => viewId === id)?.search ?? {})}
      onSaveAs={(name) => void save(name, search, null)}
      onSave={() => current && void save(current.name, search, current)}
      onRename={(_id, name) => current && void save(name, current.search, current)}
      onShare={(_id, isShared) => current && void share(current, isShared)}
      onDelete={() => current && void remove(current)}
    />
  );
}
