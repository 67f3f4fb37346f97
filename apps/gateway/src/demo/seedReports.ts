import { jsonb } from '@forecourt/server';
import type { ReportFormat, ReportKind, ReportPeriod, ReportSchedule } from '@forecourt/validation';
import { toCalendarDate, fromAbsolute } from '@internationalized/date';
import { newId } from '../store/ids.ts';
import type { Trx } from '../store/schema.ts';

type DemoReport = readonly [
  name: string,
  kind: ReportKind,
  period: ReportPeriod,
  format: ReportFormat,
  schedule: ReportSchedule,
];

/** Reports that a fleet's administrator would save first. */
const REPORTS: readonly DemoReport[] = [
  ['Declines and exceptions', 'exceptions', 'monthToDate', 'csv', 'daily'],
  ['Fuel tax by state', 'ifta', 'lastQuarter', 'xlsx', 'monthly'],
  ['Spend by department', 'departments', 'lastWeek', 'pdf', 'weekly'],
];

export interface ReportOwner {
  readonly user_id: string;
  readonly account_id: string;
}

/** Seeds saved reports, all due on the demo's date, so that their files are made at startup. */
export async function seedReports(trx: Trx, owner: ReportOwner, asOf: Date): Promise<void> {
  const today = toCalendarDate(fromAbsolute(asOf.getTime(), 'UTC')).toString();
  const rows = REPORTS.map(([name, kind, period, format, schedule]) => ({
    account_id: owner.account_id,
    id: newId(),
    user_id: owner.user_id,
    name,
    period,
    format,
    schedule,
    report: jsonb({
      kind,
      fromDate: today,
      toDate: today,
      fleetId: null,
      columns: [],
      ledgerCodes: {},
    }),
    next_run_on: today,
    last_run_at: null,
  }));
  await trx.insertInto('saved_reports').values(rows).execute();
}
