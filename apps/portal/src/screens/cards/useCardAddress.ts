import { useParams } from 'react-router';
import { CARD_SORTS } from '@forecourt/api-client';
import { CARD_FILTERS, CARD_STATES, CARD_TYPES } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useChangePath } from '../../addresses/useChangeAddress.ts';
import { anyText, direction, oneOf, useFilterAddress } from '../lists/useFilterAddress.ts';
import { useViewAddress } from '../lists/useViewAddress.ts';
import { fleetQuery, useSelected } from '../../shell/account.ts';

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
const PANEL = { tab: oneOf(PANEL_TABS), do: oneOf(CARD_TASKS) };

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
  const changePath = useChangePath();
  const list = useFilterAddress(FILTERS);
  const panel = useFilterAddress(PANEL);
  const { fleetId, switchFleet } = useSelected();
  const views = useViewAddress('cards', NAMES);
  return {
    filters: { ...fleetQuery(fleetId), ...list.filters },
    /** The card whose panel is open. */
    cardId,
    tab: panel.filters.tab ?? 'limits',
    /** Sets filters, or removes those that are null; closes the panel, whose row may be gone. */
    filter: (changes: Partial<Record<keyof typeof FILTERS, string | null>>) => {
      if (changes.fleetId === null) switchFleet(null);
      changePath(pathOf(null), changes, 'replace');
    },
    /** Sets the search. The panel stays: a row may be opened before the debounce ends. */
    search: (q: string) => list.set({ q }),
    views,
    task: panel.filters.do ?? null,
    /** Opens a task of the open card; null returns to the card. */
    showTask: (task: CardTask | null) => panel.set({ do: task }),
    openCard: (id: string) =>
      changePath(pathOf(id), { do: null }, cardId === null ? 'push' : 'replace'),
    closeCard: () => changePath(pathOf(null), { tab: null, do: null }),
    showTab: (tab: PanelTab) => panel.set({ tab }),
  };
}
