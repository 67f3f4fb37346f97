import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { anyOf } from '../../store/anyOf.ts';
import { sameAccount, selectIn, updateIn } from '../../store/inAccount.ts';
import type { EventFact } from '../events/record.ts';
import { recordFacts } from '../events/recordEvent.ts';

interface EndingId {
  readonly promptedId: string;
  readonly name: string;
}

/** Driver prompted IDs that are on and are accepted only by these cards. */
export async function exclusiveIdsOf(
  { trx, account }: AccountContext,
  cardIds: readonly string[],
): Promise<EndingId[]> {
  if (cardIds.length === 0) return [];
  return selectIn(trx, account.account_id, 'prompted_ids as p')
    .innerJoin('prompted_id_cards as k', (on) => sameAccount(on, 'k.prompted_id', 'p.id'))
    .where('p.type', '=', 'D')
    .where('p.status', '=', 'on')
    .groupBy(['p.id', 'p.name'])
    .having(sql<boolean>`bool_and(k.card_id IN (${sql.join([...cardIds])}))`)
    .select(['p.id as promptedId', 'p.name'])
    .orderBy('p.name')
    .execute();
}

/** Turns off driver prompted IDs; nothing turns them on again automatically. */
export async function turnOffDriverIds(
  context: AccountContext,
  ids: readonly EndingId[],
  reason: string | null,
): Promise<void> {
  if (ids.length === 0) return;
  const { trx, account } = context;
  await updateIn(trx, account.account_id, 'prompted_ids')
    .set((e) => ({ status: 'off', version: e('version', '+', 1) }))
    .where('type', '=', 'D')
    .where('id', '=', anyOf(ids.map(({ promptedId }) => promptedId)))
    .execute();
  await recordFacts(
    context,
    ids.map(({ promptedId }): EventFact => ({
      subject: ['promptedId', promptedId],
      action: 'promptedId.turnOff',
      before: { status: 'on' },
      after: { status: 'off' },
      reason,
    })),
  );
}
