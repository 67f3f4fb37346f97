import { jsonb } from '@forecourt/server';
import {
  dayIn,
  nextRunOn,
  periodDays,
  SAVED_REPORTS_MAX,
  scheduledDays,
  TOO_MANY_REPORTS,
  type SavedReportForm,
  savedReport,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound, Refusal, requireCurrent } from '../../http/refusal.ts';
import { countOf } from '../../store/countOf.ts';
import { newId } from '../../store/ids.ts';
import { addRow, changeRow, deleteIn, selectIn, setIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { lockAccount } from '../accounts/lockAccount.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { addFailedExport, type ExportRequestScope } from '../exports/startExport.ts';
import { checkReport, startReport } from './reports.ts';
import { factsOf } from '../../store/factsOf.ts';

type SavedRow = Row<'saved_reports'>;
type ReportAction = `report.${string}`;

const toSaved = (row: SavedRow, savedBy: string) => ({
  ...factsOf(savedReport, row),
  savedReportId: row.id,
  savedBy,
});

const nameOf = ({ person }: AccountContext) => `${person.first_name} ${person.last_name}`;
const ownReports = ({ trx, account, person }: AccountContext) =>
  selectIn(trx, account.account_id, 'saved_reports').where('user_id', '=', person.user_id);

/** The caller's saved reports, by name. */
export const listSavedReports: HandlerOf<'listSavedReports'> = async (_input, context) => {
  const rows = await ownReports(context).selectAll().orderBy('name').orderBy('id').execute();
  return { items: rows.map((row) => toSaved(row, nameOf(context))) };
};

/** The report, with its period resolved to days as of today by `daysOf`. */
function withDays(
  { account, now }: ExportRequestScope,
  { period, report }: Pick<SavedRow, 'period' | 'report'>,
  daysOf: typeof periodDays,
) {
  const days = daysOf(period, dayIn(account.time_zone, now), account.week_starts_on);
  if (days === null) return report;
  return { ...report, fromDate: days.from.toString(), toDate: days.to.toString() };
}

/** Converts a form to column values. @throws Refusal if its report could not run */
function valuesOf(context: AccountContext, form: SavedReportForm) {
  const { account, now } = context;
  const { name, period, report, format, schedule } = form;
  checkReport(context, withDays(context, { period, report }, periodDays));
  const next = nextRunOn(schedule, dayIn(account.time_zone, now), account.week_starts_on);
  const row = { name, period, format, schedule, next_run_on: next?.toString() ?? null };
  return { ...row, report: jsonb(report) };
}

const recordReportEvent = (
  context: AccountContext,
  { id, name, schedule }: SavedRow,
  action: ReportAction,
) => recordEvent(context, ['report', id], action, { after: { name, schedule } });

/** Saves a report. [RPT-02] */
export const saveReport: HandlerOf<'saveReport'> = async ({ body }, context) => {
  const { trx, account, person } = context;
  await lockAccount(trx, account.account_id);
  if ((await countOf(ownReports(context))) >= SAVED_REPORTS_MAX) {
    throw new Refusal(409, TOO_MANY_REPORTS, { params: { max: SAVED_REPORTS_MAX } });
  }
  const row = await addRow(trx, account.account_id, 'saved_reports', {
    id: newId(),
    user_id: person.user_id,
    ...valuesOf(context, body),
  });
  await recordReportEvent(context, row, 'report.saved');
  return { report: toSaved(row, nameOf(context)) };
};

async function lockSaved(context: AccountContext, savedReportId: string) {
  return ownReports(context)
    .selectAll()
    .where('id', '=', savedReportId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('report'));
}

async function lockVersion(context: AccountContext, savedReportId: string) {
  return requireCurrent(context, await lockSaved(context, savedReportId));
}

export const changeSavedReport: HandlerOf<'changeSavedReport'> = async (
  { params, body },
  context,
) => {
  const before = await lockVersion(context, params.savedReportId);
  const { account_id, id, next_run_on } = before;
  const values = valuesOf(context, body);
  const row = await changeRow(context.trx, account_id, 'saved_reports', id, {
    ...values,
    // a report that is due today still runs today, whatever else changes
    ...(body.schedule === before.schedule ? { next_run_on } : {}),
  });
  await recordReportEvent(context, row, 'report.changed');
  return { report: toSaved(row, nameOf(context)) };
};

export const removeSavedReport: HandlerOf<'removeSavedReport'> = async ({ params }, context) => {
  const row = await lockVersion(context, params.savedReportId);
  await deleteIn(context.trx, row.account_id, 'saved_reports').where('id', '=', row.id).execute();
  await recordReportEvent(context, row, 'report.removed');
  return {};
};

const fileNameOf = ({ name, report }: SavedRow): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || report.kind;

/** Starts the export of a saved report, for the days of its period that `daysOf` returns. */
export async function runSaved(
  context: ExportRequestScope,
  row: SavedRow,
  daysOf: typeof periodDays,
) {
  const report = withDays(context, row, daysOf);
  const startedExport = await startReport(context, report, row.format, fileNameOf(row));
  await setIn(context.trx, row.account_id, 'saved_reports', row.id, {
    last_run_at: context.now.toISOString(),
  });
  return startedExport;
}

/** Tells the owner that a scheduled run of the report could not be made. */
export const failSaved = (context: ExportRequestScope, row: SavedRow, refusal: Refusal) =>
  addFailedExport(
    context,
    {
      kind: 'report',
      format: row.format,
      name: fileNameOf(row),
      query: withDays(context, row, scheduledDays),
    },
    refusal,
  );

export const runSavedReport: HandlerOf<'runSavedReport'> = async ({ params }, context) =>
  runSaved(context, await lockSaved(context, params.savedReportId), periodDays);
