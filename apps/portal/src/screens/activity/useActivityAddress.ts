import { useParams } from 'react-router';
import {
  PRODUCT_GROUPS,
  TRANSACTION_STATES,
  defaultTransactionFilter,
} from '@forecourt/validation';
import { wireDate } from '@forecourt/api-client';
import type { DateRange } from '@forecourt/ui';
import { href } from '../../addresses/href.ts';
import { useNow } from '../../app/useNow.ts';
import { useSelected } from '../../shell/account.ts';
import { anyText, day, oneOf, useFilterAddress } from '../lists/useFilterAddress.ts';
import { useViewAddress } from '../lists/useViewAddress.ts';

/** Filters of the list and of saved views; dates are excluded, since a view's would go stale. */
const FILTERS = {
  q: anyText,
  status: oneOf(TRANSACTION_STATES),
  fleetId: anyText,
  state: anyText,
  productGroup: oneOf(PRODUCT_GROUPS),
  flagged: oneOf(['true']),
  cardId: anyText,
};
const DAYS = { fromDate: day, toDate: day };
const NAMES = Object.keys(FILTERS);
const DAY_NAMES = Object.keys(DAYS);

export type ActivityAddress = ReturnType<typeof useActivityAddress>;

/**
 * Dates, filters, and the open purchase live in the address. By default, the list runs from the
 * start of this week to today. [TXN-10, TXN-11, TXN-13]
 */
export function useActivityAddress() {
  const { transactionId = null } = useParams();
  const views = useViewAddress('activity', NAMES, DAY_NAMES);
  const row = {
    id: transactionId,
    hrefOf: (id: string | null) =>
      id === null ? href('activity') : href('purchase', { transactionId: id }),
    isClosedByFilters: true,
  };
  const address = useFilterAddress(FILTERS, row);
  const days = useFilterAddress(DAYS, row);
  const { account } = useSelected();
  const week = defaultTransactionFilter(useNow(), account);
  const range: DateRange = {
    from: days.filters.fromDate ?? week.fromDate,
    to: days.filters.toDate ?? week.toDate,
  };
  return {
    ...address,
    /** Query parameters for the gateway. */
    filters: {
      ...address.filters,
      fromDate: wireDate(range.from),
      toDate: wireDate(range.to),
    },
    range,
    setRange: ({ from, to }: DateRange) => days.set({ fromDate: from, toDate: to }),
    views,
  };
}
