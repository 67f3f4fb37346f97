import { selectIn, updateIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { addAllowance } from '../limits/allowances.ts';

interface Given {
  readonly amountCents: number;
  readonly minutes: number;
  readonly now: Date;
  /** Who allows; null: the fleet's settings. */
  readonly by: { readonly userId: string; readonly name: string } | null;
}

const MINUTE_MILLISECONDS = 60_000;
/** Whom an allowance names that no one gave. */
const BY_SETTINGS = 'Fleet settings';

/** Allows a request by the card's allowance for one purchase; false: the card has one already. */
export async function allowRequest(
  trx: Trx,
  request: Row<'driver_requests'>,
  { amountCents, minutes, now, by }: Given,
): Promise<boolean> {
  const until = new Date(now.getTime() + minutes * MINUTE_MILLISECONDS).toISOString();
  // a way to buy what was tried, and nothing else
  const { offer } = await selectIn(trx, request.account_id, 'driver_links')
    .select('offer')
    .where('transaction_id', '=', request.transaction_id)
    .executeTakeFirstOrThrow();
  const allowance = await addAllowance(trx, now, {
    account_id: request.account_id,
    card_id: request.card_id,
    amount_cents: amountCents,
    milligallons: null,
    site_number: null,
    groups: offer.groups ?? null,
    until_at: until,
    reason: request.note,
    created_by: by?.name ?? BY_SETTINGS,
  });
  if (!allowance) return false;
  await updateIn(trx, request.account_id, 'driver_requests')
    .set({
      state: 'allowed',
      answered_at: now.toISOString(),
      answered_by: by?.userId ?? null,
      is_auto: by === null,
      answer_cents: amountCents,
      until_at: until,
      allowance_id: allowance.id,
    })
    .where('id', '=', request.id)
    .execute();
  return true;
}
