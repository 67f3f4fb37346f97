import { useNavigate, useParams, useSearchParams } from 'react-router';
import { CARD_SORTS } from '@forecourt/api-client';
import { CARD_FILTERS, CARD_STATES, CARD_TYPES } from '@forecourt/validation';
import { changedSearch } from '../../addresses/changedSearch.ts';
import { href } from '../../addresses/href.ts';
import { useChangeAddress } from '../../addresses/useChangeAddress.ts';
import { useSavedFilters } from '../../addresses/useSavedFilters.ts';
import { anyText, direction, filtersIn, oneOf } from '../lists/useFilterAddress.ts';
import { knownValue } from '../lists/useListAddress.ts';
import { withViewParam, useViewAddress } from '../lists/useViewAddress.ts';
import { useSelected } from '../../shell/account.ts';

export const PANEL_TABS = ['limits', 'details', 'purchases', 'timeline'] as const;
type PanelTab = (typeof PANEL_TABS)[number];
/** Card tasks shown in place of the card's panel. */
const PANEL_TASKS = [
  'hold',
  'replace',
  'reissue',
  'transfer',
  'switchProfile',
  'share',
  'prompts',
  'guide',
  'viewPin',
  'setPin',
] as const;
export type PanelTask = (typeof PANEL_TASKS)[number];
/** Tasks for a card; the address names the open one. The last two open dialogs. */
export const CARD_TASKS = [...PANEL_TASKS, 'unassign', 'allowOnce'] as const;
export type CardTask = (typeof CARD_TASKS)[number];

const FILTERS = {
  q: anyText,
  status: oneOf(CARD_FILTERS),
  exactStatus: oneOf(CARD_STATES),
  cardType: oneOf(CARD_TYPES),
  fleetId: anyText,
  departmentId: anyText,
  orderId: anyText,
  groupId: anyText,
  driverId: anyText,
  sort: oneOf(CARD_SORTS),
  direction,
};
const NAMES = Object.keys(FILTERS);
const KEPT_PARAMS = withViewParam(NAMES);

export const isPanelTask = (task: CardTask | null): task is PanelTask =>
  PANEL_TASKS.some((name) => name === task);

const pathOf = (id: string | null) => (id === null ? href('cards') : href('card', { cardId: id }));

export type CardAddress = ReturnType<typeof useCardAddress>;

/**
 * Filters, sort, and the open panel and tab live in the address. After switching to a fleet, the
 * user sees its cards until they remove its chip or the address names another fleet. [SCREEN-60]
 */
export function useCardAddress() {
  const { cardId = null } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const change = useChangeAddress();
  const { fleetId, switchFleet } = useSelected();
  useSavedFilters('cards', KEPT_PARAMS);
  const views = useViewAddress('cards', NAMES);
  const go = (path: string, query: URLSearchParams, replace: boolean) => {
    const queryString = query.size > 0 ? `?${query}` : '';
    void navigate(`${path}${queryString}`, { replace, preventScrollReset: true });
  };
  return {
    filters: { ...(fleetId === null ? {} : { fleetId }), ...filtersIn(FILTERS, search) },
    /** The card whose panel is open. */
    cardId,
    tab: knownValue(PANEL_TABS, search.get('tab')) ?? 'limits',
    /** Sets filters, or removes those that are null; closes the panel, whose row may be gone. */
    filter: (changes: Partial<Record<keyof typeof FILTERS, string | null>>) => {
      if (changes.fleetId === null) switchFleet(null);
      go(pathOf(null), changedSearch(changes), true);
    },
    /** Sets the search. The panel stays: a row may be opened before the debounce ends. */
    search: (q: string) => change({ q }),
    views,
    task: knownValue(CARD_TASKS, search.get('do')) ?? null,
    /** Opens a task of the open card; null returns to the card. */
    showTask: (task: CardTask | null) =>
      go(pathOf(cardId), changedSearch({ do: task }), task === null),
    openCard: (id: string) => go(pathOf(id), changedSearch({ do: null }), cardId !== null),
    closeCard: () => go(pathOf(null), changedSearch({ tab: null, do: null }), false),
    showTab: (tab: PanelTab) => go(pathOf(cardId), changedSearch({ tab }), true),
  };
}
