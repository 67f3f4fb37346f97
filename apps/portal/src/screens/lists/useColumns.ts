import { useSearchParams } from 'react-router';
import { useQuery, useMutation } from '@forecourt/api-client/react';
import {
  layoutOfText,
  textOfLayout,
  useTypedSearch,
  type Column,
  type TableLayout,
} from '@forecourt/ui';
import type { ViewedList } from '@forecourt/validation';
import { useChangeAddress } from '../../addresses/useChangeAddress.ts';

/** Where a layout is stored: the user's preferences, or the address (and views); equal length. */
const OWN = 'own:';
const VIEW = 'adr:';

/** Query parameter, and key in a saved view, for a list's columns. */
export const COLUMNS = 'columns';

export interface ListColumns<Row> {
  /** Props for the table and the column chooser. */
  readonly arranged: {
    readonly columns: readonly Column<Row>[];
    readonly layout: TableLayout;
    readonly onLayout: (layout: TableLayout) => void;
  };
  /** The current layout, serialized, for saving in a view. */
  readonly text: string;
  /** A view's layout, serialized like `text`; the current one if the view has none. */
  readonly textOf: (kept: string | undefined) => string;
}

/**
 * A list's columns as the user arranged them. The address takes precedence: a view opens with its
 * own columns, and changes then go to the address until the view is saved. Otherwise, they are the
 * user's own for this list, stored in their preferences on the gateway.
 */
export function useColumns<Row>(
  list: ViewedList,
  columns: readonly Column<Row>[],
): ListColumns<Row> {
  const [search] = useSearchParams();
  const change = useChangeAddress();
  const preferences = useQuery('getProfileProperties', {});
  const { send } = useMutation('changeProfileProperties');
  const preference = `columns.${list}`;
  const stored = preferences.data?.properties[preference];
  const inAddress = search.get(COLUMNS);
  const storedText = typeof stored === 'string' ? stored : '';
  const current = inAddress === null ? OWN + storedText : VIEW + inAddress;
  // Dragging an edge reports many widths, so saving is debounced, like a search. Each value
  // includes its place, because a view with the same columns may be opened before the pause.
  const [draft, setDraft] = useTypedSearch(current, (placed) => {
    const value = placed.slice(OWN.length);
    if (placed.startsWith(OWN)) void send({ body: { set: { [preference]: value } } });
    else change({ [COLUMNS]: value });
  });
  const place = inAddress === null ? OWN : VIEW;
  const layout = layoutOfText(columns, draft.slice(OWN.length));
  const text = textOfLayout(columns, layout);
  return {
    arranged: {
      columns,
      layout,
      onLayout: (next) => setDraft(place + textOfLayout(columns, next)),
    },
    text,
    textOf: (viewText) =>
      viewText === undefined ? text : textOfLayout(columns, layoutOfText(columns, viewText)),
  };
}
