import type { CallName } from '../contract/index.ts';
import { memberAt, textAt } from '../values.ts';

/**
 * The caches of this device by name, and by what their answers are told apart. The states are in none
 * of them: they come with the code, which the static cache of the worker keeps. [STORE-01 to STORE-09, STORE-20]
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
  /** Everything else that is kept for reading without a connection. [STORE-20] */
  'dynamic',
] as const;
export type CacheName = (typeof CACHE_NAMES)[number];

/** What a call's answer was asked for. */
export interface Asked {
  /** The key under which a page holds the answer. */
  readonly answerKey: string;
  /** null: a call that needs no account. */
  readonly accountId: string | null;
  /** Its `params` and `query`. */
  readonly request: unknown;
}
/** One part of an answer with its key in the cache. */
export type Part = readonly [key: string, part: unknown];

export interface CacheRule {
  readonly cache: CacheName;
  /** Takes an answer apart; what is told apart by an id is kept one by one. */
  readonly apart: (answer: unknown, asked: Asked) => readonly Part[];
  /** Puts the parts together again, in the order in which they came. */
  readonly together: (parts: readonly unknown[]) => unknown;
}

const itemsBy = (cache: CacheName, id: string): CacheRule => ({
  cache,
  apart: (answer) => {
    const items = memberAt(answer, 'items');
    return Array.isArray(items) ? items.map((item: unknown) => [textAt(item, id), item]) : [];
  },
  together: (parts) => ({ items: parts }),
});
const wholeBy = (cache: CacheName, keyOf: (asked: Asked) => string): CacheRule => ({
  cache,
  apart: (answer, asked) => [[keyOf(asked), answer]],
  together: ([whole]) => whole,
});
/** Answers for one fleet are kept apart from those of another, and from those of all. */
const byFleet = ({ request }: Asked) => textAt(request, 'query', 'fleetId') || 'all';
const byAccount = ({ accountId }: Asked) => accountId ?? '';
const dynamic = wholeBy('dynamic', ({ answerKey }) => answerKey);

/**
 * The calls whose last answer is kept on this device. A call that is not here is never kept: nothing
 * that is secret, and nothing that is only searched for.
 */
export const CACHE_RULES: Readonly<Partial<Record<CallName, CacheRule>>> = {
  getMyAccounts: itemsBy('accounts', 'accountNumber'),
  getDefaultProperties: {
    ...wholeBy('defaultUserProperties', byAccount),
    apart: (answer) => [[textAt(answer, 'accountNumber'), answer]],
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
