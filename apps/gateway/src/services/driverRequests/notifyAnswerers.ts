import { DEFAULT_ALERT_TIMES, type DriverRequestSettings } from '@forecourt/validation';
import { messageTime } from '@forecourt/validation/alerts/messageTime';
import type { JobScope } from '../../http/context.ts';
import type { JobData } from '../../jobs/jobs.ts';
import type { JobSender } from '../../jobs/queue.ts';
import { selectIn, setIn } from '../../store/inAccount.ts';
import { secondsUntil } from '../../store/instants.ts';
import { requireAccount } from '../../store/readAccount.ts';
import type { Db, Row, Trx } from '../../store/schema.ts';
import type { DriverRequestItem } from '../../store/tables/alerts.ts';
import { withPush } from '../alerts/push.ts';
import { enqueueMessage } from '../alerts/enqueue.ts';
import { systemSource } from '../events/source.ts';
import { notifyGrouped, resolveOpen, signalNotifications } from '../notifications/notify.ts';
import { groupOf, recordRequest, requestsIn, type RequestRow } from './request.ts';
import { answerersOf, settingsOf } from './settings.ts';

const MINUTE_SECONDS = 60;

type Answerers = Awaited<ReturnType<typeof answerersOf>>;

/** People to alert: first those whom the settings name, or everyone if none; then the others. */
function recipientsOf(
  all: Answerers,
  { answeredBy }: Pick<DriverRequestSettings, 'answeredBy'>,
  stage: 'first' | 'others',
): Answerers {
  const preferred = all.filter(({ user_id }) => answeredBy.includes(user_id));
  const first = preferred.length > 0 ? preferred : all;
  return stage === 'first' ? first : all.filter((answerer) => !first.includes(answerer));
}

/** Whether a request in the fleet would alert no one now, due to quiet hours and pauses. */
export async function isQuiet(
  trx: Trx,
  accountId: string,
  fleetId: string,
  now: Date,
): Promise<boolean> {
  const settings = await settingsOf(trx, accountId, fleetId);
  const account = await requireAccount(trx, accountId);
  const all = await answerersOf(trx, account, fleetId);
  const recipients = settings.escalateMinutes === null ? recipientsOf(all, settings, 'first') : all;
  return recipients.every(
    ({ times }) =>
      messageTime('atOnce', times ?? DEFAULT_ALERT_TIMES, account.time_zone, now) > now,
  );
}

const readRequest = (trx: Trx, { account_id: accountId, id }: Row<'driver_requests'>) =>
  requestsIn(trx, accountId).where('q.id', '=', id).executeTakeFirstOrThrow();

const itemOf = (row: RequestRow): DriverRequestItem => ({
  driverRequest: row.transaction_id,
  name: `${row.first_name} ${row.last_name}`,
  last4: row.last4,
  amountCents: row.amount_cents,
  site: `${row.site_name}, ${row.city}, ${row.site_state}`,
  at: row.asked_at,
});

/**
 * Alerts the people who answer first or, on escalation, everyone else: by push if they enabled it,
 * else by text if they gave a number, else by email. Returns how many people were alerted.
 */
async function alert(
  scope: JobScope,
  request: Row<'driver_requests'>,
  settings: Pick<DriverRequestSettings, 'answeredBy'>,
  stage: 'first' | 'others',
): Promise<number> {
  const { trx } = scope;
  const { account_id: accountId, fleet_id: fleetId } = request;
  const account = await requireAccount(trx, accountId);
  const recipients = recipientsOf(await answerersOf(trx, account, fleetId), settings, stage);
  const item = itemOf(await readRequest(trx, request));
  const pushed = await withPush(
    trx,
    accountId,
    recipients.map((recipient) => recipient.user_id),
  );
  for (const { user_id: userId, email, times: ownTimes } of recipients) {
    const times = ownTimes ?? DEFAULT_ALERT_TIMES;
    const mobile = times.urgentMobile ?? null;
    const isPushed = pushed.has(userId);
    const fallback = mobile === null ? 'email' : 'sms';
    await enqueueMessage(scope, account, {
      userId,
      channel: isPushed ? 'push' : fallback,
      // for a push message, the number to text if no browser can be reached; '' means email
      recipient: mobile ?? (isPushed ? '' : email),
      pace: 'atOnce',
      times,
      items: [item],
    });
  }
  return recipients.length;
}

/** Notifies everyone who may answer, alerts those who answer first, and queues the follow-ups. */
export async function notifyAnswerers(
  scope: JobScope,
  request: Row<'driver_requests'>,
  settings: DriverRequestSettings,
): Promise<void> {
  const { trx, jobs, now } = scope;
  const { account_id: accountId, id: requestId } = request;
  const row = await readRequest(trx, request);
  await notifyGrouped(
    trx,
    {
      accountId,
      fleetId: request.fleet_id,
      kind: 'notification.driverRequest',
      params: {
        name: `${row.first_name} ${row.last_name}`,
        last4: row.last4,
        amountCents: row.amount_cents,
        site: row.site_name,
        city: row.city,
        state: row.site_state,
      },
      cardId: request.card_id,
      transactionId: request.transaction_id,
      at: now,
    },
    groupOf(requestId),
  );
  await alert(scope, request, settings, 'first');
  const secondsLeft = secondsUntil(new Date(request.until_at), now);
  const job = { accountId, requestId };
  if (settings.escalateMinutes !== null) {
    const escalateSeconds = settings.escalateMinutes * MINUTE_SECONDS;
    // if that is after the request expires, escalate halfway
    const seconds = escalateSeconds < secondsLeft ? escalateSeconds : Math.floor(secondsLeft / 2);
    await jobs.send(trx, 'driver-request', { ...job, step: 'escalate' }, seconds);
  }
  await jobs.send(trx, 'driver-request', { ...job, step: 'expire' }, secondsLeft);
}

export interface FollowUpParts {
  readonly db: Db;
  readonly jobs: JobSender;
  readonly now: Date;
}

/**
 * Escalates a request that is still open, expires one that no one answered, or records that an
 * allowance was not used in time.
 */
export async function followUpRequest(
  { db, jobs, now }: FollowUpParts,
  { accountId, requestId, step }: JobData['driver-request'],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const request = await selectIn(trx, accountId, 'driver_requests')
      .selectAll()
      .where('id', '=', requestId)
      .where('state', '=', step === 'lapse' ? 'allowed' : 'open')
      .where('withdrawn_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!request) return;
    const source = systemSource(accountId, now);
    if (step === 'lapse') {
      await signalNotifications(trx, accountId);
      return recordRequest(trx, source, request, 'Lapsed');
    }
    if (step === 'expire') {
      await resolveOpen(trx, { accountId, by: null, at: now }, 'group_key', [groupOf(requestId)]);
      return recordRequest(trx, source, request, 'Expired');
    }
    if (request.escalated_at !== null || Date.parse(request.until_at) <= now.getTime()) return;
    const settings = await settingsOf(trx, accountId, request.fleet_id);
    const alertedCount = await alert({ trx, jobs, now }, request, settings, 'others');
    if (alertedCount === 0) return;
    const changes = { escalated_at: now.toISOString() };
    await setIn(trx, accountId, 'driver_requests', requestId, changes);
    await recordRequest(trx, source, request, 'Escalated');
  });
}
