import { CARD_REFUSALS, type FieldIssue } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { Refusal, refusedAt } from '../../http/refusal.ts';
import { anyOf } from '../../store/anyOf.ts';
import { updateIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { lockCard, lockCards } from '../cards/lockCard.ts';
import type { CardStep, StepInput } from './CardStep.ts';
import { removeCopies } from './changeLimit.ts';
import {
  attempt,
  contextOf,
  toStoredReasons,
  OUT_OF_REACH,
  rowReasons,
  type ContextPorts,
  type RowReason,
} from './jobContext.ts';

type BulkRow = Row<'card_bulk_rows'>;

export interface ByCard {
  readonly trx: Trx;
  readonly now: Date;
  readonly bulk: Row<'card_bulks'>;
  readonly step: CardStep;
  readonly ports: ContextPorts;
}

/** Stores the result of rows, with the resulting version of each card unless it failed. */
async function settle(
  { trx, bulk }: ByCard,
  cardIds: readonly string[],
  state: BulkRow['state'],
  reasons: readonly RowReason[],
): Promise<void> {
  const currentVersion = sql<number>`(SELECT c.version FROM cards c
    WHERE c.account_id = ${bulk.account_id} AND c.id = card_bulk_rows.card_id)`;
  await updateIn(trx, bulk.account_id, 'card_bulk_rows')
    .set({
      state,
      reasons: toStoredReasons(reasons),
      ...(state === 'failed' ? {} : { card_version: currentVersion }),
    })
    .where('bulk_id', '=', bulk.id)
    .where('card_id', '=', anyOf(cardIds))
    .execute();
}

const refusal = (key: FieldIssue['key']) => refusedAt(409, 'card.refused', '', key);

async function runStep(work: ByCard, context: AccountContext, row: BulkRow) {
  const { bulk, step } = work;
  const card = await lockCard(context, row.card_id);
  const input: StepInput = { context, card, row, bulk, action: bulk.action };
  const isCurrent = step.isCurrent?.(input) ?? card.version === row.card_version;
  if (!isCurrent) throw refusal(CARD_REFUSALS.versionDiffers);
  const run = bulk.state === 'undoing' ? step.undo : step.run;
  if (run === null) throw refusal(CARD_REFUSALS.bulkNotUndoable);
  return run(input);
}

/** Runs or undoes an action on some cards, one at a time; each succeeds or fails independently. */
export async function runByCard(
  work: ByCard,
  context: AccountContext,
  rows: readonly BulkRow[],
): Promise<void> {
  const { trx, bulk } = work;
  await work.step.prepare?.(context, rows);
  const cards = await lockCards(
    context,
    rows.map((row) => row.card_id),
  );
  const lockedIds = new Set(cards.map(({ id }) => id));
  const state = bulk.state === 'undoing' ? 'undone' : 'done';
  const settled = new Set<string>();
  for (const row of rows) {
    if (settled.has(row.card_id)) continue;
    if (!lockedIds.has(row.card_id)) {
      await settle(work, [row.card_id], 'failed', OUT_OF_REACH);
      continue;
    }
    const result = await attempt(trx, () => runStep(work, context, row));
    if (result instanceof Refusal) {
      await settle(work, [row.card_id], 'failed', rowReasons(result));
    } else {
      const ids = [row.card_id, ...(result?.alsoChanged ?? [])];
      for (const id of ids) settled.add(id);
      await settle(work, ids, state, result?.reasons ?? []);
    }
  }
}

/** Removes leftovers of an undone action, such as profile copies. */
export async function endUndo({ trx, now, bulk, ports }: ByCard): Promise<void> {
  await attempt(trx, async () => {
    await removeCopies(await contextOf(trx, now, bulk, ports), bulk.action);
  });
}
