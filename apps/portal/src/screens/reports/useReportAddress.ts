import { useSearchParams } from 'react-router';
import {
  dayIn,
  periodDays,
  PRODUCT_GROUPS,
  REPORT_KINDS,
  type ReportQuery,
} from '@forecourt/validation';
import { useChangeAddress } from '../../addresses/useChangeAddress.ts';
import { useNow } from '../../app/useNow.ts';
import { useSelected } from '../../shell/account.ts';
import { day } from '../lists/useFilterAddress.ts';
import { knownValue } from '../lists/useListAddress.ts';

/** The report in the address, and a function to change it. */
export interface ReportAddress {
  readonly report: ReportQuery;
  readonly today: string;
  readonly change: (changes: Readonly<Record<string, string>>) => void;
}

const CODE = 'code.';

/** Returns the value if it is a valid date; otherwise, `fallback`. */
const dayOr = (value: string | null, fallback: string | undefined): string =>
  day(value ?? '') ?? fallback ?? '';

/** The report in the address; the dates default to last month. */
export function useReportAddress(): ReportAddress {
  const [params] = useSearchParams();
  const change = useChangeAddress();
  const { account } = useSelected();
  const today = dayIn(account.timeZone, useNow());
  const month = periodDays('lastMonth', today, account.weekStartsOn);
  const codes = PRODUCT_GROUPS.flatMap((group) => {
    const code = params.get(CODE + group);
    return code === null ? [] : [[group, code] as const];
  });
  return {
    today: today.toString(),
    report: {
      kind: knownValue(REPORT_KINDS, params.get('kind')) ?? 'departments',
      fromDate: dayOr(params.get('fromDate'), month?.from.toString()),
      toDate: dayOr(params.get('toDate'), month?.to.toString()),
      fleetId: params.get('fleetId'),
      columns: params.get('columns')?.split(',') ?? [],
      ledgerCodes: Object.fromEntries(codes),
    },
    change,
  };
}
