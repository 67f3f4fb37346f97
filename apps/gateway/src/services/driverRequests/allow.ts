import type { JobScope } from '../../http/context.ts';
import { setIn } from '../../store/inAccount.ts';
import { minutesAfter } from '../../store/instants.ts';
import type { Row } from '../../store/schema.ts';
import { addAllowance } from '../limits/allowances.ts';

interface AllowanceTerms {
  readonly amountCents: number;
  readonly minutes: number;
  /** The person who allows it; `null` if the fleet's settings do. */
  readonly by: { readonly userId: string; readonly name: string } | null;
}

const MINUTE_SECONDS = 60;
/** Creator shown for allowances that were granted automatically. */
const BY_SETTINGS = 'Fleet settings';

/**
 * Allows a driver's request by giving its card an allowance for one purchase. Returns `false` if
 * the card already has one.
 */
export async function allowRequest(
  { trx, jobs, now }: JobScope,
  request: Row<'driver_requests'>,
  link: Pick<Row<'driver_links'>, 'offer' | 'site_number'>,
  { amountCents, minutes, by }: AllowanceTerms,
): Promise<boolean> {
  const expiresAt = minutesAfter(now, minutes);
  const allowance = await addAllowance(trx, now, {
    account_id: request.account_id,
    card_id: request.card_id,
    amount_cents: amountCents,
    milligallons: null,
    // if no one reviewed the request, the allowance is valid only at its site
    site_number: by === null ? link.site_number : null,
    // limited to the product groups that were declined, if the offer names them
    groups: link.offer.groups ?? null,
    until_at: expiresAt,
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
    until_at: expiresAt,
    allowance_id: allowance.id,
  });
  const job = { accountId: request.account_id, requestId: request.id, step: 'lapse' } as const;
  await jobs.send(trx, 'driver-request', job, minutes * MINUTE_SECONDS);
  return true;
}
