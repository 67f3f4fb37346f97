import type { SavedView, SavedViewForm, ViewedList } from '@forecourt/validation';
import { useMutation } from './query.ts';

/** Saves a view of a list; with `seen` it changes the one that is there. */
export const useSaveView = (list: ViewedList) =>
  useMutation((calls, form: SavedViewForm, seen: Pick<SavedView, 'viewId' | 'version'> | null) =>
    seen === null
      ? calls.saveView({ body: { list, ...form } })
      : calls.changeView(
          { params: { viewId: seen.viewId }, body: form },
          { ifMatch: seen.version },
        ),
  );
