import { jsonb } from '@forecourt/server';
import {
  DOCUMENT_NOT_AVAILABLE,
  EXPORT_REFUSALS,
  isExportUnderWay,
  REPORT_DOWNLOAD_HOURS,
} from '@forecourt/validation';
import { beginFile, writeFile } from '../../files/fileWriter.ts';
import type { ReadScope } from '../../http/context.ts';
import { authorize, findAccess } from '../../http/people.ts';
import { Refusal } from '../../http/refusal.ts';
import { eachAccount, type Sweep } from '../../jobs/eachAccount.ts';
import type { JobData } from '../../jobs/jobs.ts';
import type { JobSender } from '../../jobs/queue.ts';
import { deleteIn, insertIn, rowIn, setIn, updateIn } from '../../store/inAccount.ts';
import type { Db, Row, Trx } from '../../store/schema.ts';
import { requireMadeWithin, UNDER_WAY } from './exportRows.ts';
import { exportSources } from './sources.ts';
import { resolveOpen } from '../notifications/notify.ts';
import { notifyExportFailed, notifyExportReady } from './notifyOwner.ts';

/** Rows per step. Bounds the memory used and the work that a restart repeats. */
const ROWS_AT_ONCE = 2_000;
/** Number of failed steps after which an export fails permanently. */
const ATTEMPTS_MAX = 5;
const HOUR_MILLISECONDS = 3_600_000;
/** Size of a document's parts, in bytes. */
const PART_BYTES = 262_144;

interface ExportPorts {
  readonly db: Db;
  readonly now: () => Date;
  /** Rows per step. Tests use fewer than the default. */
  readonly rowsAtOnce?: number;
}

type Job = JobData['file-export'];
type ExportRow = Row<'file_exports'>;

/** When a file that is ready at `at` expires. [RPT-05] */
const expiryOf = (at: Date) =>
  new Date(at.getTime() + REPORT_DOWNLOAD_HOURS * HOUR_MILLISECONDS).toISOString();

/** Column values of a finished file. */
const readyColumns = (at: Date) => ({
  state: 'ready' as const,
  finished_at: at.toISOString(),
  expires_at: expiryOf(at),
});

async function addPart(trx: Trx, row: ExportRow, part: number, content: Uint8Array): Promise<void> {
  await insertIn(trx, row.account_id, 'file_export_parts', { export_id: row.id, part, content });
}

/** The scope of the person who requested the file. @throws Refusal if they have lost access */
async function scopeOf(trx: Trx, row: ExportRow, now: Date) {
  const access = await findAccess(trx, { userId: row.user_id, now }, row.account_id);
  authorize(access.actor, exportSources[row.kind].permission);
  requireMadeWithin(access, row);
  // the time and fleets of the request, so that the file has what was requested
  const { fleetIds } = row.made_within ?? access;
  return { trx, now: new Date(row.created_at), ...access, fleetIds };
}

/** Creates a document in one step and stores it in parts. */
async function writeDocument(trx: Trx, row: ExportRow, scope: ReadScope, at: Date): Promise<void> {
  const content = await exportSources[row.kind].document?.(scope, row.query);
  if (!content) throw new Refusal(404, DOCUMENT_NOT_AVAILABLE);
  const parts = Math.ceil(content.length / PART_BYTES);
  for (let part = 0; part < parts; part += 1) {
    await addPart(trx, row, part, content.subarray(part * PART_BYTES, (part + 1) * PART_BYTES));
  }
  await setIn(trx, row.account_id, 'file_exports', row.id, {
    rows_done: row.rows_total,
    bytes: content.length,
    part_count: parts,
    ...readyColumns(at),
  });
  await notifyExportReady(trx, row, at, expiryOf(at));
}

/** Writes the next rows of a file; returns whether nothing is left to do. */
async function step({ db, now, rowsAtOnce = ROWS_AT_ONCE }: ExportPorts, job: Job) {
  return db.transaction().execute(async (trx) => {
    const row = await rowIn(trx, job.accountId, 'file_exports', job.exportId)
      .forUpdate()
      .executeTakeFirst();
    if (!row || !isExportUnderWay(row.state)) return true;
    const at = now();
    const scope = await scopeOf(trx, row, at);
    const { format } = row;
    if (format === 'pdf') {
      await writeDocument(trx, row, scope, at);
      return true;
    }
    const source = exportSources[row.kind];
    const place = { cursor: row.row_cursor, limit: rowsAtOnce };
    const page = await source.read(scope, row.query, place);
    const isLast = page.nextCursor === null;
    const file = row.writer
      ? { bytes: new Uint8Array(), state: row.writer }
      : beginFile(format, source.head(row.query));
    const chunk = writeFile(file.state, page.rows, isLast);
    const bytes = Buffer.concat([file.bytes, chunk.bytes]);
    await addPart(trx, row, row.part_count, bytes);
    const rowsDone = row.rows_done + page.rows.length;
    await setIn(trx, row.account_id, 'file_exports', row.id, {
      rows_done: rowsDone,
      rows_total: isLast ? rowsDone : Math.max(row.rows_total, rowsDone),
      bytes: row.bytes + bytes.length,
      part_count: row.part_count + 1,
      row_cursor: page.nextCursor,
      writer: jsonb(chunk.state),
      ...(isLast ? readyColumns(at) : { state: 'running' as const }),
    });
    if (isLast) await notifyExportReady(trx, row, at, expiryOf(at));
    return isLast;
  });
}

/** Records a failed step; returns whether the export is over, because it failed or was canceled. */
async function recordFailure({ db, now }: ExportPorts, job: Job, error: unknown): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = updateIn(trx, job.accountId, 'file_exports').where('id', '=', job.exportId);
    const attempt = await row
      .set((e) => ({ attempts: e('attempts', '+', 1) }))
      .where('state', 'in', UNDER_WAY)
      .returning('attempts')
      .executeTakeFirst();
    // it was canceled meanwhile
    if (!attempt) return true;
    const isRefused = error instanceof Refusal;
    if (!isRefused && attempt.attempts < ATTEMPTS_MAX) return false;
    await deleteIn(trx, job.accountId, 'file_export_parts')
      .where('export_id', '=', job.exportId)
      .execute();
    const failure = isRefused
      ? { key: error.errorCode, params: error.params }
      : { key: EXPORT_REFUSALS.failed, params: {} };
    const at = now();
    const failed = await row
      .set({ state: 'failed', failure: jsonb(failure), finished_at: at.toISOString() })
      .returningAll()
      .executeTakeFirstOrThrow();
    await notifyExportFailed(trx, failed, at);
    return true;
  });
}

/**
 * Writes a file in steps, each storing its rows and position in one transaction. If run again after
 * a crash, it resumes where it stopped; concurrent runs write nothing twice. [RPT-05, GW-96]
 */
export async function runExport(ports: ExportPorts, job: Job): Promise<void> {
  try {
    while (!(await step(ports, job)));
  } catch (error) {
    if (!(await recordFailure(ports, job, error))) throw error;
  }
}

/** Requeues exports that a stopped gateway left unfinished. */
export async function resumeExports(db: Db, jobs: JobSender): Promise<void> {
  const rows = await db
    .selectFrom('file_exports')
    .select(['account_id', 'id'])
    .where('state', 'in', UNDER_WAY)
    .execute();
  for (const { account_id, id } of rows) {
    await db
      .transaction()
      .execute((trx) => jobs.send(trx, 'file-export', { accountId: account_id, exportId: id }, 0));
  }
}

const DAYS_LISTED = 30;

/** Deletes the content of expired files, expired links, and old list entries. [RPT-05] */
export async function cleanExports(sweep: Sweep): Promise<void> {
  const { db, now } = sweep;
  const at = now.toISOString();
  const listedSince = new Date(now.getTime() - DAYS_LISTED * 24 * HOUR_MILLISECONDS).toISOString();
  const clean = async (trx: Trx, accountId: string) => {
    const expired = await updateIn(trx, accountId, 'file_exports')
      .set({ state: 'expired' })
      .where('state', '=', 'ready')
      .where('expires_at', '<=', at)
      .returning('id')
      .execute();
    const ids = expired.map(({ id }) => id);
    await resolveOpen(trx, { accountId, by: null, at: now }, 'export_id', ids);
    if (ids.length > 0) {
      await deleteIn(trx, accountId, 'file_export_parts').where('export_id', 'in', ids).execute();
    }
    await deleteIn(trx, accountId, 'download_links').where('expires_at', '<=', at).execute();
    await deleteIn(trx, accountId, 'file_exports')
      .where('finished_at', '<=', listedSince)
      .execute();
  };
  await eachAccount(sweep, ({ account_id }) =>
    db.transaction().execute((trx) => clean(trx, account_id)),
  );
}
