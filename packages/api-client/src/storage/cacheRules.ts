import type { CallName } from '../contract/index.ts';
import { memberAt, textAt } from '../values.ts';

/**
 * The caches on this device, by name. U.S. states are in none of them: they ship with the code, in
 * the service worker's static cache. [STORE-01 to STORE-09, STORE-20]
 */
export const CACHE_NAMES = [
  'defaultUserProperties',
  'accounts',
  'fleets',
  'paymentMethods',
  'cardLimitProfiles',
  'allowedFuels',
  'stateLimits',
  'cards',
  /** Everything else that is stored for offline use. [STORE-20] */
  'dynamic',
] as const;
export type CacheName = (typeof CACHE_NAMES)[number];

/** The request behind a response. */
export interface RequestContext {
  /** The cache key of the response on the page. */
  readonly responseKey: string;
  /** `null` for a call that needs no account. */
  readonly accountId: string | null;
  /** Its `params` and `query`. */
  readonly request: unknown;
}
/** One part of a response, with its key in the cache. */
export type Part = readonly [key: string, part: unknown];

export interface CacheRule {
  readonly cache: CacheName;
  /** Splits a response into parts; items with an ID are stored individually. */
  readonly split: (response: unknown, context: RequestContext) => readonly Part[];
  /** Reassembles the parts, in their original order. */
  readonly join: (parts: readonly unknown[]) => unknown;
}

const itemsBy = (cache: CacheName, id: string): CacheRule => ({
  cache,
  split: (response) => {
    const items = memberAt(response, 'items');
    return Array.isArray(items) ? items.map((item: unknown) => [textAt(item, id), item]) : [];
  },
  join: (parts) => ({ items: parts }),
});
const wholeBy = (cache: CacheName, keyOf: (context: RequestContext) => string): CacheRule => ({
  cache,
  split: (response, context) => [[keyOf(context), response]],
  join: ([part]) => part,
});
/** Keeps the response for one fleet separate from those for other fleets and for all. */
const byFleet = ({ request }: RequestContext) => textAt(request, 'query', 'fleetId') || 'all';
const byAccount = ({ accountId }: RequestContext) => accountId ?? '';
const dynamic = wholeBy('dynamic', ({ responseKey }) => responseKey);

/**
 * The calls whose last response is stored on this device. All others are never stored: nothing
 * secret, and nothing that is only a search result.
 */
export const CACHE_RULES: Readonly<Partial<Record<CallName, CacheRule>>> = {
  getMyAccounts: itemsBy('accounts', 'accountNumber'),
  getDefaultProperties: {
    ...wholeBy('defaultUserProperties', byAccount),
    split: (response) => [[textAt(response, 'accountNumber'), response]],
  },
  listFleets: itemsBy('fleets', 'fleetId'),
  listPaymentMethods: wholeBy('paymentMethods', byFleet),
  listLimitProfiles: wholeBy('cardLimitProfiles', byFleet),
  listFuels: wholeBy('allowedFuels', byFleet),
  getLimitState: wholeBy('stateLimits', byAccount),
  getCard: wholeBy('cards', ({ request }) => textAt(request, 'params', 'cardId')),
  getMe: dynamic,
  getDashboard: dynamic,
  listNotifications: dynamic,
  listCards: dynamic,
  listOrders: dynamic,
};

/** Whether the last response to a call is stored. */
export const isStoredCall = (name: string): name is CallName => Object.hasOwn(CACHE_RULES, name);
