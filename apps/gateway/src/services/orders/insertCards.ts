import type { InsertObject } from 'kysely';
import { cardExpiresOn, type CardOrder, type PurchaseLimits } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { anyOf } from '../../store/anyOf.ts';
import { newId } from '../../store/ids.ts';
import { insertRows } from '../../store/insertRows.ts';
import { insertSecrets } from '../../store/insertSecrets.ts';
import type { NewRow, Schema, Trx } from '../../store/schema.ts';
import type { CardVault, IssuedNumber } from '../../vault/cardVault.ts';
import type { EventFact } from '../events/record.ts';
import { recordFacts } from '../events/recordEvent.ts';
import type { Links } from './people.ts';
import { idKey } from './references.ts';

type CardValues = InsertObject<Schema, 'cards'> & { readonly id: string };

/** Issues card numbers that no card has, replacing the rare duplicates. */
export async function issueNumbers(
  trx: Trx,
  vault: CardVault,
  count: number,
): Promise<IssuedNumber[]> {
  const issued = new Map<string, IssuedNumber>();
  while (issued.size < count) {
    const candidates = new Map<string, IssuedNumber>();
    while (issued.size + candidates.size < count) {
      const number = vault.issueNumber();
      if (!issued.has(number.numberHmac)) candidates.set(number.numberHmac, number);
    }
    const existing = await trx
      .selectFrom('card_numbers')
      .select('number_hmac')
      .where('number_hmac', '=', anyOf(candidates.keys()))
      .execute();
    for (const { number_hmac } of existing) candidates.delete(number_hmac);
    for (const [hmac, number] of candidates) issued.set(hmac, number);
  }
  return [...issued.values()];
}

/** A card's stored secrets: hashes and vault token of its number, and its sealed PIN. */
export const secretsOf = (
  { account }: AccountContext,
  cardId: string,
  number: IssuedNumber,
  sealedPin: string | null,
): NewRow<'card_secrets'> => ({
  account_id: account.account_id,
  card_id: cardId,
  number_hmac: number.numberHmac,
  ending_hmac: number.endingHmac,
  vault_token: number.vaultToken,
  pin_encrypted: sealedPin,
});

/** The card's own limits; `null` if it keeps all of its profile's. */
function customLimits(card: CardOrder): Partial<PurchaseLimits> | null {
  const entries: [string, unknown][] = Object.entries(card.limits).filter(
    ([, value]) => value !== null,
  );
  if (card.products) entries.push(['allowedGroups', card.products]);
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

interface PlacedOrder {
  readonly orderId: string;
  readonly links: Links;
}

function cardRow(
  { account, now }: AccountContext,
  card: CardOrder,
  last4: string,
  { orderId, links }: PlacedOrder,
): CardValues {
  return {
    account_id: account.account_id,
    id: newId(),
    last4,
    card_type: card.cardType,
    status: 'ordered',
    name_on_card: card.nameOnCard,
    expires_on: cardExpiresOn(now, account.time_zone),
    fleet_id: card.fleetId,
    department_id: card.departmentId,
    driver_id: links.drivers.get(idKey(card.driverId)) ?? null,
    vehicle_id: links.vehicles.get(idKey(card.unitNumber)) ?? null,
    profile_id: card.profileId,
    custom_limits: customLimits(card),
    order_id: orderId,
    ordered_at: now.toISOString(),
  };
}

/** Inserts an order's cards, with numbers and history. Returns their IDs in order. */
export async function insertCards(
  context: AccountContext,
  cards: readonly CardOrder[],
  order: PlacedOrder,
): Promise<string[]> {
  const { trx, vault } = context;
  const numbers = await issueNumbers(trx, vault, cards.length);
  const rows: CardValues[] = [];
  const secrets: NewRow<'card_secrets'>[] = [];
  for (const [index, card] of cards.entries()) {
    const number = numbers[index];
    if (!number) throw new Error('The vault issued too few numbers.');
    const row = cardRow(context, card, number.last4, order);
    rows.push(row);
    secrets.push(secretsOf(context, row.id, number, null));
  }
  await insertRows(trx, 'cards', rows);
  await insertSecrets(trx, secrets);
  const facts = rows.map((row): EventFact => ({
    subject: ['card', row.id],
    action: 'card.ordered',
    after: { status: 'ordered', orderId: order.orderId },
  }));
  await recordFacts(context, facts);
  return rows.map((row) => row.id);
}
