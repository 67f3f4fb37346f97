import type { FieldIssue } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { Refusal, issueAt } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import { insertIn, sameAccount, selectIn } from '../../store/inAccount.ts';
import { insertRows } from '../../store/insertRows.ts';
import { inFleets } from '../../store/scope.ts';
import { cardsByIds } from '../cards/cardRows.ts';
import type { EventFact } from '../events/record.ts';
import { recordFacts } from '../events/recordEvent.ts';

/** The active vehicle card whose number has this ending; `null` if not exactly one matches. */
async function findByEnding(
  { trx, account, fleetIds, vault }: AccountContext,
  ending: string,
): Promise<string | null> {
  const hmac = vault.endingHmac(ending);
  if (hmac === null) return null;
  const rows = await selectIn(trx, account.account_id, 'card_secrets as s')
    .innerJoin('cards as c', (on) => sameAccount(on, 'c.id', 's.card_id'))
    .select('c.id')
    .where('s.ending_hmac', '=', hmac)
    .where('c.card_type', '=', 'vehicle')
    .where('c.status', '=', 'active')
    .where(inFleets('c.fleet_id', fleetIds))
    .execute();
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

/** Enters up to ten vehicle cards for purchases without the physical card. [TXN-09] */
export const enterCardless: HandlerOf<'enterCardless'> = async ({ body }, context) => {
  const { trx, account, person, now } = context;
  const cardIds: string[] = [];
  const fields: FieldIssue[] = [];
  for (const [index, ending] of body.cardEndings.entries()) {
    const id = await findByEnding(context, ending);
    if (id === null) fields.push(issueAt(`cardEndings.${index}`, 'cardless.unknown'));
    else cardIds.push(id);
  }
  if (fields.length > 0) throw new Refusal(422, 'cardless.notPossible', { fields });
  const entryId = newId();
  const accountId = account.account_id;
  await insertIn(trx, accountId, 'cardless_entries', {
    id: entryId,
    user_id: person.user_id,
    entered_at: now.toISOString(),
  });
  const entryCards = cardIds.map((id) => ({
    account_id: accountId,
    entry_id: entryId,
    card_id: id,
  }));
  await insertRows(trx, 'cardless_entry_cards', entryCards);
  await recordFacts(
    context,
    cardIds.map((id): EventFact => ({
      subject: ['card', id],
      action: 'card.cardless',
      after: { entryId },
    })),
  );
  return { entryId, cards: await cardsByIds(context, cardIds) };
};
