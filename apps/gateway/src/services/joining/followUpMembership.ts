import type { JobData } from '../../jobs/jobs.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Db, Row, Trx } from '../../store/schema.ts';
import { sendReported } from '../alerts/serviceStates.ts';
import { notifyGrouped, resolveOpen } from '../notifications/notify.ts';
import { requestGroup } from './pendingRequests.ts';

type Parts = Parameters<typeof sendReported>[0] & {
  /** Origin of the portal, for links in messages. */
  readonly portalOrigin: string;
};
/** A request for an account that exists; others are never answered. */
type Request = Row<'membership_requests'> & { readonly account_id: string };

const isForAccount = (row: Row<'membership_requests'>): row is Request => row.account_id !== null;

/** Locks a request, so that a decision comes before or after. */
async function lockRequest(trx: Trx, membershipId: string): Promise<Request | null> {
  const row = await trx
    .selectFrom('membership_requests')
    .selectAll()
    .where('id', '=', membershipId)
    .forUpdate()
    .executeTakeFirst();
  return row && isForAccount(row) ? row : null;
}

const readPerson = (db: Db | Trx, userId: string) =>
  db
    .selectFrom('people')
    .select(['username', 'email', 'first_name', 'last_name'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

/** Notifies those who manage the account's users, once. */
async function notifyManagers(trx: Trx, request: Request, at: Date): Promise<void> {
  const person = await readPerson(trx, request.user_id);
  const { username } = person;
  const name = `${person.first_name} ${person.last_name}`.trim();
  await notifyGrouped(
    trx,
    {
      accountId: request.account_id,
      fleetId: null,
      kind: 'notification.accessRequested',
      // another company's provider may tell no more than the username
      params: { name: name || username, email: person.email || username },
      at,
    },
    requestGroup(request.id),
  );
}

interface Decision {
  readonly state: 'approved' | 'denied';
  readonly accountNumber: string;
  readonly accountName: string;
  /** Whether they had access before, and an administrator locked them. */
  readonly isLocked: boolean;
  readonly origin: string;
}

/** Subject and text of the email. A denial does not name the account, which they may not know. */
function decisionText({ state, accountNumber, accountName, isLocked, origin }: Decision) {
  if (state === 'denied') {
    return {
      subject: 'Your access request was denied',
      text: `An administrator denied your request for access to account ${accountNumber}. If you need access, ask an administrator of the account or whoever invited you.`,
    };
  }
  const approved = `An administrator of ${accountName} approved your request for access to account ${accountNumber}`;
  return {
    subject: `Your access request was approved (${accountName})`,
    text: isLocked
      ? `${approved}, but your access is locked. Ask an administrator to unlock it.`
      : `${approved}. You can open it now: ${origin}/en/`,
  };
}

/** Emails the decision, at least once under the same ID. @throws the outbox's error */
async function emailDecision(parts: Parts, membershipId: string): Promise<void> {
  const { db, portalOrigin: origin } = parts;
  const request = await db
    .selectFrom('membership_requests')
    .selectAll()
    .where('id', '=', membershipId)
    .executeTakeFirst();
  if (!request || request.state === 'pending' || !isForAccount(request)) return;
  const { account_id: accountId, account_number: accountNumber, state, user_id: userId } = request;
  const { email: to } = await readPerson(db, userId);
  if (to === '') return;
  const grant = await selectIn(db, accountId, 'grants')
    .select('state')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  // someone deleted them in the meantime
  if (state === 'approved' && !grant) return;
  const { name: accountName } = await selectIn(db, accountId, 'accounts')
    .select('name')
    .executeTakeFirstOrThrow();
  const isLocked = grant?.state === 'locked';
  const text = decisionText({ state, accountNumber, accountName, isLocked, origin });
  await sendReported(parts, { accountId, messageId: membershipId, channel: 'email', to, ...text });
}

/** The job worker: tells the account's managers or the requester, or ends the request. [GW-65] */
export async function followUpMembership(
  parts: Parts,
  { membershipId, step }: JobData['membership-request'],
): Promise<void> {
  if (step === 'decided') return emailDecision(parts, membershipId);
  const at = parts.now();
  await parts.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, membershipId);
    if (!request) return;
    if (step === 'requested') {
      if (request.state === 'pending') await notifyManagers(trx, request, at);
      return;
    }
    // whatever its state: the previous release decides a request without settling this
    const settling = { accountId: request.account_id, by: null, at };
    await resolveOpen(trx, settling, 'group_key', [requestGroup(membershipId)]);
  });
}
