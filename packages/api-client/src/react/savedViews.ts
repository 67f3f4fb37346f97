import type { SavedView, SavedViewForm, ViewedList } from '@forecourt/validation';
import { useMutation } from './query.ts';

/** Saves a list's state as a new view or, with `existing`, in an existing one. */
export const useSaveView = (list: ViewedList) =>
  useMutation(
    (calls, form: SavedViewForm, existing: Pick<SavedView, 'viewId' | 'version'> | null) =>
      existing === null
        ? calls.saveView({ body: { list, ...form } })
        : calls.changeView(
            { params: { viewId: existing.viewId }, body: form },
            { ifMatch: existing.version },
          ),
  );
