import { useNavigate, useParams, useSearchParams } from 'react-router';
import { wireDate } from '@forecourt/api-client';
import type { FiltersOf } from '@forecourt/api-client/react';
import type { DateRange } from '@forecourt/ui';
import { EXPRESS_CHECK_STATES } from '@forecourt/validation';
import { changedSearch } from '../../addresses/changedSearch.ts';
import { href } from '../../addresses/href.ts';
import { useChangeAddress } from '../../addresses/useChangeAddress.ts';

const NARROWING = ['q', 'status', 'fleetId', 'registered', 'fromDate', 'toDate'] as const;
const DAY = /^\d{4}-\d\d-\d\d$/;

export interface ExpressAddress {
  readonly params: URLSearchParams;
  readonly setParams: (params: URLSearchParams, how: 'push' | 'replace') => void;
  readonly filters: FiltersOf<'listExpressChecks'>;
  readonly isNarrowed: boolean;
  /** null: all days. */
  readonly range: DateRange | null;
  readonly setRange: (range: DateRange | null) => void;
  readonly checkId: string | null;
  readonly open: (checkId: string) => void;
  readonly close: () => void;
}

function filtersOf(
  params: URLSearchParams,
  range: DateRange | null,
): FiltersOf<'listExpressChecks'> {
  const asked = {
    q: params.get('q') ?? undefined,
    status: EXPRESS_CHECK_STATES.find((state) => state === params.get('status')),
    fleetId: params.get('fleetId') ?? undefined,
    registered: (['true', 'false'] as const).find((value) => value === params.get('registered')),
    fromDate: range ? wireDate(range.from) : undefined,
    toDate: range ? wireDate(range.to) : undefined,
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

/** Dates, filters and the open check live in the address. */
export function useExpressAddress(): ExpressAddress {
  const { checkId = null } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const change = useChangeAddress();
  const from = params.get('fromDate') ?? '';
  const to = params.get('toDate') ?? '';
  const range = DAY.test(from) && DAY.test(to) ? { from, to } : null;
  const go = (id: string | null, next: URLSearchParams, replace: boolean) => {
    const path = id === null ? href('expressCheckActivity') : href('expressCheck', { checkId: id });
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
    isNarrowed: NARROWING.some((name) => params.has(name)),
    range,
    setRange: (next) =>
      go(null, changedSearch({ fromDate: next?.from ?? null, toDate: next?.to ?? null }), false),
    checkId,
    open: (id) => go(id, changedSearch({}), checkId !== null),
    close: () => go(null, changedSearch({}), false),
  };
}
