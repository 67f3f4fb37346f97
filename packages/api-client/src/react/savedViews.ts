import type { SavedView, SavedViewForm, ViewedList } from '@forecourt/validation';
import { useMutation } from './query.ts';

/** Saves a list's state as a new view or, with `seen`, in an existing one. */
export const useSaveView = (list: ViewedList) =>
  useMutation((calls, form: SavedViewForm, seen: Pick<SavedView, 'viewId' | 'version'> | null) =>
    seen === null
      ? calls.saveView({ body: { list, ...form } })
      : calls.changeView(
          { params: { viewId: seen.viewId }, body: form },
          { ifMatch: seen.version },
        ),
  );
