import { useParams } from 'react-router';
import { wireDate } from '@forecourt/api-client';
import type { DateRange } from '@forecourt/ui';
import { EXPRESS_CHECK_STATES } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { anyText, day, oneOf, useFilterAddress } from '../lists/useFilterAddress.ts';

const FILTERS = {
  q: anyText,
  status: oneOf(EXPRESS_CHECK_STATES),
  fleetId: anyText,
  registered: oneOf(['true', 'false']),
  fromDate: day,
  toDate: day,
};

export type ExpressAddress = ReturnType<typeof useExpressAddress>;

/** Dates, filters, and the open check live in the address. */
export function useExpressAddress() {
  const { checkId = null } = useParams();
  const address = useFilterAddress(FILTERS, {
    id: checkId,
    hrefOf: (id) =>
      id === null ? href('expressCheckActivity') : href('expressCheck', { checkId: id }),
    isClosedByFilters: true,
  });
  const { fromDate, toDate, ...filters } = address.filters;
  const range: DateRange | null = fromDate && toDate ? { from: fromDate, to: toDate } : null;
  return {
    ...address,
    filters: {
      ...filters,
      ...(range ? { fromDate: wireDate(range.from), toDate: wireDate(range.to) } : {}),
    },
    /** null means all dates. */
    range,
    setRange: (next: DateRange | null) =>
      address.set({ fromDate: next?.from ?? null, toDate: next?.to ?? null }),
  };
}
