import {
  CARD_REFUSALS,
  isBulkUnderWay,
  reason,
  type BulkAction,
  type MessageKey,
} from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { selectIn, updateIn, rowIn, setIn } from '../../store/inAccount.ts';
import { readAccount } from '../../store/readAccount.ts';
import type { Db, Row, Trx } from '../../store/schema.ts';
import { unassignRequests } from '../cardRequests/settle.ts';
import { recordEvents, type EventFact } from '../events/record.ts';
import type { CardPatch } from '../cards/changeCard.ts';
import { dropSchedules, endedInHistory, putScheduleBack } from '../cards/holdSchedules.ts';
import { lockCards } from '../cards/lockCard.ts';
import { notifyOfBulkBlock } from '../cards/lossReport.ts';
import { stepOf } from './cardSteps.ts';
import { decide } from './decide.ts';
import {
  attempt,
  contextOf,
  toStoredReasons,
  OUT_OF_REACH,
  rowReasons,
  type ContextPorts,
  type RowReason,
} from './jobContext.ts';
import { endUndo, runByCard } from './runByCard.ts';
import { decideUndo, type Outcome } from './undoRow.ts';

/** Cards per transaction. Small, so that cancellations and other users' calls are not blocked. */
const CARDS_AT_ONCE = 250;
/** Cards per transaction for actions that need several statements per card. */
const SINGLE_CARDS_AT_ONCE = 50;

export interface BulkPorts extends ContextPorts {
  readonly db: Db;
  readonly now: () => Date;
}

type BulkRow = Row<'card_bulk_rows'>;
/** Names of the existing profiles or groups, by ID; empty for actions that assign neither. */
type Names = ReadonlyMap<string, string>;
interface Work {
  readonly trx: Trx;
  readonly now: Date;
  readonly bulk: Row<'card_bulks'>;
  readonly account: Row<'accounts'>;
}

function patchOf({ name, profileId, groupId }: BulkAction, now: Date): CardPatch {
  if (name === 'switchProfile') return { profile_id: profileId };
  if (name === 'moveToGroup') return { group_id: groupId };
  // a new card keeps its predecessor's hold schedule; any other manual status change ends it
  return name === 'activate' ? { activated_at: now.toISOString() } : { hold_changes_at: null };
}

const refusal = (key: MessageKey): Outcome => ({ ok: false, reasons: [reason(key)] });

/** The reason if the target profile or group was deleted since the preview; `null` if not. */
function targetProblem({ bulk }: Work, { profile_id, group_id }: CardPatch, names: Names) {
  const target = profile_id ?? group_id;
  if (typeof target !== 'string' || names.has(target)) return null;
  if (bulk.state === 'undoing') return CARD_REFUSALS.undoUnavailable;
  return target === profile_id ? 'import.unknownProfile' : CARD_REFUSALS.groupUnknown;
}

function outcomeOf(work: Work, row: BulkRow, card: Row<'cards'>, names: Names): Outcome {
  const { bulk, account, now } = work;
  if (card.version !== row.card_version) return refusal(CARD_REFUSALS.versionDiffers);
  const outcome =
    bulk.state === 'undoing'
      ? decideUndo(bulk.action, row, card, { account, now })
      : decide(card, bulk.action, work);
  if (!outcome.ok) return outcome;
  const patch = 'patch' in outcome ? outcome.patch : patchOf(bulk.action, now);
  const problem = targetProblem(work, patch, names);
  return problem === null ? { ...outcome, patch } : refusal(problem);
}

interface ChangedCard {
  readonly row: BulkRow;
  readonly card: Row<'cards'>;
  readonly outcome: Extract<Outcome, { ok: true }>;
}

const idsOf = (card: Row<'cards'>, patch: CardPatch) => {
  const after = { ...card, ...patch };
  return {
    fleetId: card.fleet_id,
    departmentId: card.department_id,
    groupId: after.group_id,
    driverId: after.driver_id,
    vehicleId: after.vehicle_id,
    profileId: after.profile_id,
  };
};

async function namesOf({ trx, account, bulk }: Work): Promise<Names> {
  const { name } = bulk.action;
  if (name !== 'switchProfile' && name !== 'moveToGroup') return new Map();
  const table = name === 'switchProfile' ? 'limit_profiles' : 'card_groups';
  const rows = await trx
    .selectFrom(table)
    .select(['id', 'name'])
    .where('account_id', '=', account.account_id)
    .execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

async function writeHistory(
  work: Work,
  changed: readonly ChangedCard[],
  names: Names,
): Promise<void> {
  const { action, state, user_id: userId, emulated_by: emulatedBy } = work.bulk;
  const field = action.name === 'switchProfile' ? 'profile' : 'group';
  const isAssignment = action.name === 'switchProfile' || action.name === 'moveToGroup';
  const facts = changed.map(({ row, card, outcome }): EventFact => {
    const [before, after] = [idsOf(card, {}), idsOf(card, outcome.patch)];
    const assignmentOf = (ids: typeof before) => {
      const id: unknown = field === 'profile' ? ids.profileId : ids.groupId;
      return isAssignment
        ? { [field]: typeof id === 'string' ? (names.get(id) ?? null) : null }
        : {};
    };
    const isSame = card.status === outcome.to;
    const isEnded = outcome.patch.hold_changes_at === null;
    return {
      subject: ['card', card.id],
      action: state === 'undoing' ? 'card.undo' : `card.${action.name}`,
      before: {
        ...(isSame ? {} : { status: card.status }),
        ...assignmentOf(before),
        ...(isEnded ? endedInHistory(row.before) : {}),
        ids: before,
      },
      after: { ...(isSame ? {} : { status: outcome.to }), ...assignmentOf(after), ids: after },
      reason: state === 'undoing' ? null : action.reason,
    };
  });
  const accountId = work.bulk.account_id;
  const source = { accountId, userId, emulatedBy, requestId: null, at: work.now };
  await recordEvents(work.trx, source, facts);
}

async function writeCards({ trx, bulk }: Work, changed: readonly ChangedCard[]): Promise<void> {
  const groups = Map.groupBy(changed, ({ outcome }) => JSON.stringify([outcome.to, outcome.patch]));
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const { to: status, patch } = first.outcome;
    const ids = group.map(({ card }) => card.id);
    await updateIn(trx, bulk.account_id, 'cards')
      .set((e) => ({ ...patch, status, version: e('version', '+', 1) }))
      .where('id', 'in', ids)
      .execute();
    if (patch.hold_changes_at === null) await dropSchedules(trx, bulk.account_id, ids);
  }
}

async function writeRows(
  { trx, bulk }: Work,
  positions: readonly number[],
  state: BulkRow['state'],
  reasons: readonly RowReason[],
): Promise<void> {
  if (positions.length === 0) return;
  await updateIn(trx, bulk.account_id, 'card_bulk_rows')
    .set((e) => ({
      state,
      reasons: toStoredReasons(reasons),
      ...(state === 'failed' ? {} : { card_version: e('card_version', '+', 1) }),
    }))
    .where('bulk_id', '=', bulk.id)
    .where('position', 'in', [...positions])
    .execute();
}

async function processRows(
  work: Work,
  context: AccountContext,
  rows: readonly BulkRow[],
): Promise<void> {
  const cards = await lockCards(
    context,
    rows.map((row) => row.card_id),
  );
  const names = await namesOf(work);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const changed: ChangedCard[] = [];
  const failed: { readonly position: number; readonly reasons: readonly RowReason[] }[] = [];
  for (const row of rows) {
    const card = byId.get(row.card_id);
    if (!card) {
      failed.push({ position: row.position, reasons: OUT_OF_REACH });
      continue;
    }
    const outcome = outcomeOf(work, row, card, names);
    if (outcome.ok) changed.push({ row, card, outcome });
    else failed.push({ position: row.position, reasons: outcome.reasons });
  }
  await writeCards(work, changed);
  await writeHistory(work, changed, names);
  if (work.bulk.action.name === 'block') {
    const blocked = changed.map(({ card }) => card);
    await unassignRequests(
      context,
      blocked.map(({ id }) => id),
    );
    await notifyOfBulkBlock(context, work.bulk.id, blocked);
  }
  const isUndo = work.bulk.state === 'undoing';
  if (isUndo) {
    for (const { row, card } of changed) await putScheduleBack(context, card.id, row.before);
  }
  const positions = changed.map(({ row }) => row.position);
  await writeRows(work, positions, isUndo ? 'undone' : 'done', []);
  for (const group of Map.groupBy(failed, ({ reasons }) => JSON.stringify(reasons)).values()) {
    const [first] = group;
    const failedPositions = group.map(({ position }) => position);
    if (first) await writeRows(work, failedPositions, 'failed', first.reasons);
  }
}

async function readWork(trx: Trx, now: Date, { accountId, bulkId }: JobData['card-bulk']) {
  const bulk = await rowIn(trx, accountId, 'card_bulks', bulkId).forUpdate().executeTakeFirst();
  const account = await readAccount(trx, accountId);
  if (!bulk || !account || !isBulkUnderWay(bulk.state)) return null;
  return { trx, now, bulk, account };
}

/** Processes the next cards; returns whether nothing is left to do. */
async function runChunk(trx: Trx, ports: BulkPorts, job: JobData['card-bulk']): Promise<boolean> {
  const now = ports.now();
  const work = await readWork(trx, now, job);
  if (!work) return true;
  const { bulk } = work;
  const isUndo = bulk.state === 'undoing';
  const step = stepOf(bulk.action);
  const byCard = step && { trx, now, bulk, step, ports };
  const rows = await selectIn(trx, job.accountId, 'card_bulk_rows')
    .selectAll()
    .where('bulk_id', '=', job.bulkId)
    .where('state', '=', isUndo ? 'done' : 'ready')
    .orderBy('position')
    .limit(byCard ? SINGLE_CARDS_AT_ONCE : CARDS_AT_ONCE)
    .execute();
  if (rows.length > 0) {
    const context = await attempt(trx, () => contextOf(trx, now, bulk, ports));
    if (context instanceof Refusal) {
      const positions = rows.map(({ position }) => position);
      await writeRows(work, positions, 'failed', rowReasons(context));
    } else await (byCard ? runByCard(byCard, context, rows) : processRows(work, context, rows));
    return false;
  }
  if (byCard && isUndo) await endUndo(byCard);
  await setIn(trx, job.accountId, 'card_bulks', job.bulkId, {
    state: isUndo ? 'undone' : 'done',
    finished_at: now.toISOString(),
  });
  return true;
}

/**
 * Runs or undoes a bulk action in chunks, each with its history events in the same transaction. If
 * run again after a crash, it resumes where it stopped.
 */
export async function runCardBulk(ports: BulkPorts, job: JobData['card-bulk']): Promise<void> {
  for (;;) {
    const isOver = await ports.db.transaction().execute((trx) => runChunk(trx, ports, job));
    if (isOver) return;
  }
}
