import { useQuery } from '@forecourt/api-client/react';
import {
  LEDGER_CODE_CHARACTERS_MAX,
  periodDays,
  PRODUCT_GROUPS,
  REPORT_KINDS,
  reportsRange,
  reportTypes,
  type FieldIssue,
  type ReportQuery,
} from '@forecourt/validation';
import { useChangeAddress } from '../../addresses/useChangeAddress.ts';
import { useToday } from '../../app/useToday.ts';
import { useRangeIssue } from '../../app/useTypedRange.ts';
import { useSelected } from '../../shell/account.ts';
import { anyText, day, oneOf, useFilterAddress } from '../lists/useFilterAddress.ts';

/** The report in the address, and a function to change it. */
export interface ReportAddress {
  readonly report: ReportQuery;
  /** Why there is no report for these dates; `undefined` if there is. */
  readonly issue: FieldIssue | undefined;
  /** Whether the report can be requested: not until its fleet is known to exist. */
  readonly isReady: boolean;
  /** Whether the address names a fleet that was deleted or that the user cannot see. */
  readonly isFleetUnknown: boolean;
  readonly change: (changes: Readonly<Record<string, string>>) => void;
}

const FILTERS = {
  kind: oneOf(REPORT_KINDS),
  fromDate: day,
  toDate: day,
  fleetId: anyText,
  columns: anyText,
};
const CODE = 'code.';

/** The ledger codes in the address; those that are too long are dropped. */
function codesIn(params: URLSearchParams): ReportQuery['ledgerCodes'] {
  const codes = PRODUCT_GROUPS.flatMap((group) => {
    const code = params.get(CODE + group);
    const isAllowed = code !== null && code.length <= LEDGER_CODE_CHARACTERS_MAX;
    return isAllowed ? [[group, code] as const] : [];
  });
  return Object.fromEntries(codes);
}

/** The fleet in the address; `null` for all of them, and for one that the user cannot see. */
function useFleetId(id: string | undefined) {
  const { data, failure } = useQuery('listFleets', {});
  if (id === undefined) return { fleetId: null, isKnown: true, isFleetUnknown: false };
  const isFleetUnknown = data !== undefined && !data.items.some(({ fleetId }) => fleetId === id);
  return {
    fleetId: isFleetUnknown ? null : id,
    isKnown: data !== undefined || failure !== undefined,
    isFleetUnknown,
  };
}

/**
 * The report in the address; the dates default to last month. Whatever is unknown is dropped, and
 * dates that no report can have come with the reason. [RPT-04, MSG-62]
 */
export function useReportAddress(): ReportAddress {
  const { filters, bar } = useFilterAddress(FILTERS);
  const change = useChangeAddress();
  const { account } = useSelected();
  const month = periodDays('lastMonth', useToday(), account.weekStartsOn);
  const { fleetId, isKnown, isFleetUnknown } = useFleetId(filters.fleetId);
  const kind = filters.kind ?? 'departments';
  const columns = reportTypes[kind].columns.map(({ id }) => id);
  const days = {
    fromDate: filters.fromDate ?? month?.from.toString() ?? '',
    toDate: filters.toDate ?? month?.to.toString() ?? '',
  };
  const issue = useRangeIssue(reportsRange)({ from: days.fromDate, to: days.toDate });
  return {
    report: {
      kind,
      ...days,
      fleetId,
      columns: (filters.columns?.split(',') ?? []).filter((id) => columns.includes(id)),
      ledgerCodes: codesIn(bar.params),
    },
    issue,
    isReady: issue === undefined && isKnown,
    isFleetUnknown,
    change,
  };
}
