import { DEFAULT_ALERT_TIMES } from '@forecourt/validation';
import type { JobScope } from '../../http/context.ts';
import { anyOf } from '../../store/anyOf.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import type { AlertItem } from '../../store/tables/alerts.ts';
import { enqueueMessage } from '../alerts/enqueue.ts';

/** Who last set the recipients of each fleet; `recordEvent` keeps it. */
async function readOwners(
  trx: Trx,
  accountId: string,
  fleetIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await selectIn(trx, accountId, 'events')
    .select(['subject_id', 'user_id'])
    .distinctOn('subject_id')
    .where('subject_type', '=', 'fleet')
    .where('subject_id', '=', anyOf(fleetIds))
    .where('action', '=', 'proximity.alerts')
    .orderBy('subject_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.subject_id, row.user_id]));
}

/**
 * Emails purchases away from the vehicle to the recipients of their fleets. Like those of an alert
 * rule, the messages belong to the user who chose the addresses, and end with that user's access.
 * [GW-133]
 */
export async function emailFleetRecipients(
  scope: JobScope,
  account: Pick<Row<'accounts'>, 'account_id' | 'time_zone'>,
  items: readonly (AlertItem & { readonly fleetId: string })[],
): Promise<void> {
  if (items.length === 0) return;
  const { trx } = scope;
  const { account_id: accountId } = account;
  const fleets = await selectIn(trx, accountId, 'proximity_enrollments')
    .select(['fleet_id', 'alert_emails'])
    .where('fleet_id', '=', anyOf(new Set(items.map(({ fleetId }) => fleetId))))
    .where('alerts_on', '=', true)
    .orderBy('fleet_id')
    .execute();
  if (fleets.length === 0) return;
  const owners = await readOwners(
    trx,
    accountId,
    fleets.map(({ fleet_id }) => fleet_id),
  );
  for (const { fleet_id, alert_emails } of fleets) {
    const userId = owners.get(fleet_id) ?? null;
    if (userId === null) continue;
    for (const recipient of alert_emails) {
      await enqueueMessage(scope, account, {
        userId,
        channel: 'email',
        recipient,
        pace: 'now',
        // the addresses are the fleet's, so its user's own quiet hours do not delay them
        times: DEFAULT_ALERT_TIMES,
        items: items.filter(({ fleetId }) => fleetId === fleet_id),
      });
    }
  }
}
