import {
  PRODUCT_GROUPS,
  TRANSACTION_STATES,
  defaultTransactionFilter,
} from '@forecourt/validation';
import { wireDate } from '@forecourt/api-client';
import type { FiltersOf } from '@forecourt/api-client/react';
import type { DateRange } from '@forecourt/ui';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { changedSearch } from '../../addresses/changedSearch.ts';
import { href } from '../../addresses/href.ts';
import { useChangeAddress } from '../../addresses/useChangeAddress.ts';
import { useKeptFilters } from '../../addresses/useKeptFilters.ts';
import { keptWithViews, useViewAddress, type ViewAddress } from '../lists/useViewAddress.ts';
import { useNow } from '../../app/useNow.ts';
import { useSelected } from '../../shell/account.ts';

export interface ActivityAddress {
  readonly params: URLSearchParams;
  readonly setParams: (params: URLSearchParams, how: 'push' | 'replace') => void;
  /** What the address asks of the gateway. */
  readonly filters: FiltersOf<'listTransactions'>;
  readonly range: DateRange;
  readonly setRange: (range: DateRange) => void;
  /** Today in the account's zone. */
  readonly today: string;
  readonly views: ViewAddress;
  /** Takes away what narrows the list; days and columns stay. */
  readonly clear: () => void;
  /** Whether anything but the dates narrows the list. */
  readonly isNarrowed: boolean;
  readonly transactionId: string | null;
  readonly open: (transactionId: string) => void;
  readonly close: () => void;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const dayOr = (text: string | null, otherwise: string) =>
  text !== null && DAY.test(text) ? text : otherwise;

/** What narrows the list, and what a view keeps: its days move on, those of a view would not. */
const NARROWING = ['q', 'status', 'fleetId', 'state', 'productGroup', 'flagged', 'cardId'] as const;
const KEPT = [...keptWithViews(NARROWING), 'fromDate', 'toDate'];

function filtersOf(params: URLSearchParams, range: DateRange): FiltersOf<'listTransactions'> {
  const group = PRODUCT_GROUPS.find((one) => one === params.get('productGroup'));
  const state = TRANSACTION_STATES.find((one) => one === params.get('status'));
  const text = (name: string) => params.get(name) ?? undefined;
  const asked = {
    q: text('q'),
    status: state,
    fleetId: text('fleetId'),
    cardId: text('cardId'),
    state: text('state'),
    productGroup: group,
    flagged: params.get('flagged') === 'true' ? ('true' as const) : undefined,
    fromDate: wireDate(range.from),
    toDate: wireDate(range.to),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

/**
 * Dates, filters and the open purchase live in the address. Without dates the list is from the start
 * of this week to today. [TXN-10, TXN-11, TXN-13]
 */
export function useActivityAddress(): ActivityAddress {
  const { transactionId = null } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const change = useChangeAddress();
  useKeptFilters('activity', KEPT);
  const views = useViewAddress('activity', NARROWING);
  const { account } = useSelected();
  const week = defaultTransactionFilter(useNow(), account);
  const range = {
    from: dayOr(params.get('fromDate'), week.fromDate),
    to: dayOr(params.get('toDate'), week.toDate),
  };
  const go = (id: string | null, next: URLSearchParams, replace: boolean) => {
    const path = id === null ? href('activity') : href('purchase', { transactionId: id });
    const behind = next.size > 0 ? `?${next}` : '';
    void navigate(`${path}${behind}`, { replace, preventScrollReset: true });
  };
  const setParams = (next: URLSearchParams, how: 'push' | 'replace') => {
    if (how === 'push') return go(null, next, false);
    // While a search is typed: a row that was opened before the pause stays open.
    change({ q: next.get('q') });
  };
  return {
    params,
    setParams,
    filters: filtersOf(params, range),
    range,
    setRange: ({ from, to }) => go(null, changedSearch({ fromDate: from, toDate: to }), false),
    today: week.toDate,
    views,
    clear: () =>
      go(null, changedSearch(Object.fromEntries(NARROWING.map((name) => [name, null]))), false),
    isNarrowed: NARROWING.some((name) => params.has(name)),
    transactionId,
    open: (id) => go(id, params, transactionId !== null),
    close: () => go(null, params, false),
  };
}
