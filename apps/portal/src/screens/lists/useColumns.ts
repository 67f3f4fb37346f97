import { useSearchParams } from 'react-router';
import { useQuery, useMutation } from '@forecourt/api-client/react';
import {
  layoutOfText,
  textOfLayout,
  useTypedSearch,
  type Column,
  type TableLayout,
} from '@forecourt/ui';
import type { FilteredList } from '../../addresses/keptFilters.ts';
import { useChangeAddress } from '../../addresses/useChangeAddress.ts';

/** Where columns are kept: with the person, or in the address and so in a view; of one length. */
const OWN = 'own:';
const VIEW = 'adr:';

/** The name under which the address, and so a saved view, says a list's columns. */
export const COLUMNS = 'columns';

export interface ListColumns<Row> {
  /** What the table and the chooser take. */
  readonly arranged: {
    readonly columns: readonly Column<Row>[];
    readonly layout: TableLayout;
    readonly onLayout: (layout: TableLayout) => void;
  };
  /** The columns as they stand, for a view to keep. */
  readonly text: string;
  /** The columns that a view keeps, as `text` would say them; those that stand where it keeps none. */
  readonly textOf: (kept: string | undefined) => string;
}

/**
 * The columns of a list as a person arranged them. What the address says goes first: a view opens
 * with its columns, and what is changed then changes there, until the view is saved. Without it they
 * are the person's own for this list, kept among the preferences on the gateway.
 */
export function useColumns<Row>(
  list: FilteredList,
  columns: readonly Column<Row>[],
): ListColumns<Row> {
  const [search] = useSearchParams();
  const change = useChangeAddress();
  const preferences = useQuery('getProfileProperties', {});
  const { send } = useMutation('changeProfileProperties');
  const preference = `columns.${list}`;
  const own = preferences.data?.properties[preference];
  const inAddress = search.get(COLUMNS);
  const ownText = typeof own === 'string' ? own : '';
  const given = inAddress === null ? OWN + ownText : VIEW + inAddress;
  // An edge that is drawn says many widths: what keeps them follows at a pause, as with a search. They
  // are said with where they are kept: a view may be opened before the pause, with the same columns.
  const [said, say] = useTypedSearch(given, (placed) => {
    const kept = placed.slice(OWN.length);
    if (placed.startsWith(OWN)) void send({ body: { set: { [preference]: kept } } });
    else change({ [COLUMNS]: kept });
  });
  const place = inAddress === null ? OWN : VIEW;
  const layout = layoutOfText(columns, said.slice(OWN.length));
  const text = textOfLayout(columns, layout);
  return {
    arranged: { columns, layout, onLayout: (next) => say(place + textOfLayout(columns, next)) },
    text,
    textOf: (kept) =>
      kept === undefined ? text : textOfLayout(columns, layoutOfText(columns, kept)),
  };
}
