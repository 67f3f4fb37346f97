import type { JobScope } from '../../http/context.ts';
import { setIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { addAllowance } from '../limits/allowances.ts';

interface Given {
  readonly amountCents: number;
  readonly minutes: number;
  /** Who allows; null: the fleet's settings. */
  readonly by: { readonly userId: string; readonly name: string } | null;
}

const MINUTE_MILLISECONDS = 60_000;
const MINUTE_SECONDS = 60;
/** Whom an allowance names that no one gave. */
const BY_SETTINGS = 'Fleet settings';

/**
 * Allows a request, made by a link, by the card's allowance for one purchase; false: the card has one
 * already.
 */
export async function allowRequest(
  { trx, jobs, now }: JobScope,
  request: Row<'driver_requests'>,
  link: Pick<Row<'driver_links'>, 'offer' | 'site_number'>,
  { amountCents, minutes, by }: Given,
): Promise<boolean> {
  const until = new Date(now.getTime() + minutes * MINUTE_MILLISECONDS).toISOString();
  const allowance = await addAllowance(trx, now, {
    account_id: request.account_id,
    card_id: request.card_id,
    amount_cents: amountCents,
    milligallons: null,
    // no one looked at it, so it counts only where the driver asked
    site_number: by === null ? link.site_number : null,
    // a way to buy what was tried, and nothing else
    groups: link.offer.groups ?? null,
    until_at: until,
    reason: request.note,
    created_by: by?.name ?? BY_SETTINGS,
  });
  if (!allowance) return false;
  await setIn(trx, request.account_id, 'driver_requests', request.id, {
    state: 'allowed',
    answered_at: now.toISOString(),
    answered_by: by?.userId ?? null,
    is_auto: by === null,
    answer_cents: amountCents,
    until_at: until,
    allowance_id: allowance.id,
  });
  const job = { accountId: request.account_id, requestId: request.id, step: 'lapse' } as const;
  await jobs.send(trx, 'driver-request', job, minutes * MINUTE_SECONDS);
  return true;
}
