import {
  dayIn,
  EXPORT_REFUSALS,
  isTooManyRows,
  nextRunOn,
  scheduledDays,
  type Flags,
} from '@forecourt/validation';
import { withFlags } from '../../http/flags.ts';
import { findAccess } from '../../http/people.ts';
import { Refusal } from '../../http/refusal.ts';
import { eachAccount, type Sweep } from '../../jobs/eachAccount.ts';
import { selectIn, updateIn } from '../../store/inAccount.ts';
import type { Db, Row, Trx } from '../../store/schema.ts';
import type { ExportRequestScope } from '../exports/startExport.ts';
import { failSaved, runSaved } from './savedReports.ts';

interface ReportSweep extends Sweep {
  /** The feature flags that are on; if omitted, flags are not applied. */
  readonly flags?: Flags;
}

type SavedRow = Row<'saved_reports'>;

async function dueReports(
  db: Db,
  account: Row<'accounts'>,
  now: Date,
): Promise<readonly SavedRow[]> {
  return selectIn(db, account.account_id, 'saved_reports')
    .selectAll()
    .where('next_run_on', '<=', dayIn(account.time_zone, now).toString())
    .orderBy('id')
    .execute();
}

/** Advances the next run. Returns whether this call did, rather than a concurrent one. */
async function claimRun(trx: Trx, row: SavedRow, account: Row<'accounts'>, now: Date) {
  const today = dayIn(account.time_zone, now);
  const next = nextRunOn(row.schedule, today, account.week_starts_on);
  const result = await updateIn(trx, row.account_id, 'saved_reports')
    .set({ next_run_on: next?.toString() ?? null })
    .where('id', '=', row.id)
    .where('next_run_on', '=', row.next_run_on)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

async function runOne(
  { db, now, jobs, flags }: ReportSweep,
  account: Row<'accounts'>,
  row: SavedRow,
  run = (scope: ExportRequestScope): Promise<unknown> => runSaved(scope, row, scheduledDays),
) {
  await db.transaction().execute(async (trx) => {
    if (!(await claimRun(trx, row, account, now))) return;
    const ownerAccess = await findAccess(trx, { userId: row.user_id, now }, row.account_id);
    const access = flags ? withFlags(ownerAccess, flags) : ownerAccess;
    await run({ trx, now, jobs, ...access });
  });
}

/**
 * Starts the reports that are due, with what their owners may see today. One that has grown too
 * large fails, and its owner is told; one that its owner may no longer see waits for its next day.
 */
export async function runDueReports(sweep: ReportSweep): Promise<void> {
  const { db, now, onFailure } = sweep;
  await eachAccount(sweep, async (account) => {
    const start = async (row: SavedRow) => {
      try {
        await runOne(sweep, account, row);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // retried at the next check, once the owner's other exports are done
        if (error.errorCode === EXPORT_REFUSALS.tooMany) return;
        if (isTooManyRows(error.errorCode))
          await runOne(sweep, account, row, (scope) => failSaved(scope, row, error));
        else await db.transaction().execute((trx) => claimRun(trx, row, account, now));
      }
    };
    for (const row of await dueReports(db, account, now)) {
      await start(row).catch((error: unknown) => onFailure(error, row.account_id));
    }
  });
}
