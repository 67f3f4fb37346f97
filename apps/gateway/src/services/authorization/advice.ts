import type {
  AuthorizationAdvice,
  AuthorizationAnswer,
  AuthorizationReversal,
} from '@forecourt/api-client/contract';
import { jsonb, type Clock } from '@forecourt/server';
import {
  dayIn,
  NOT_POSTED_FLAG,
  RESPONSE_CODES,
  REVERSED_FLAG,
  type Flags,
} from '@forecourt/validation';
import type { JobScope } from '../../http/context.ts';
import { withFlaggedIntegrations } from '../../http/flags.ts';
import { postMovement, type MovementLine, between } from '../../ledger/postMovement.ts';
import type { JobSender } from '../../jobs/queue.ts';
import { deleteIn, selectIn, updateIn } from '../../store/inAccount.ts';
import { postedExceptions } from '../alerts/postedExceptions.ts';
import { raiseExceptions } from '../alerts/raise.ts';
import { reopenAllowance } from '../limits/allowances.ts';
import { announce } from '../webhooks/announce.ts';
import { countPurchase } from '../../store/countPurchases.ts';
import type { Db, MovementKind, Row, Trx } from '../../store/schema.ts';
import type { CardVault } from '../../vault/cardVault.ts';
import { advisedLines, hasAdvisedLines } from './advisedLines.ts';
import { linesOf, numberHmacOf } from './arrival.ts';
import { fuelOf } from './writeBatch.ts';

type Follower = AuthorizationAdvice | AuthorizationReversal;
type FollowerName = Pick<Follower, 'messageType' | 'reference'>;
type Authorization = Row<'authorizations'>;

const ANSWER_TYPES = { '0120': '0130', '0220': '0230', '0400': '0410' } as const;
/** The state to which each message moves an authorization. */
const STATE_AFTER = { '0120': 'completed', '0220': 'posted', '0400': 'reversed' } as const;
export const OPEN_STATES: readonly Authorization['state'][] = ['approved', 'completed'];

const answerTo = (
  { messageType, reference }: FollowerName,
  responseCode: string,
  approvedCents = 0,
  transactionNumber: string | null = null,
): AuthorizationAnswer => ({
  messageType: ANSWER_TYPES[messageType],
  reference,
  responseCode,
  authorizationCode: null,
  approvedCents,
  transactionNumber,
  rules: [],
});

/** Finds the purchase that a message refers to and locks its authorization; `null` if unknown. */
async function findPurchase(trx: Trx, accountId: string, network: string, reference: string) {
  const authorization = await selectIn(trx, accountId, 'authorizations')
    .selectAll()
    .where('network', '=', network)
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  if (!authorization) return null;
  const purchase = await selectIn(trx, authorization.account_id, 'transactions as t')
    .leftJoin('sites as s', 's.site_number', 't.site_number')
    .select([
      't.transaction_number',
      't.authorized_cents',
      't.net_cents',
      't.site_number',
      't.flags',
    ])
    .select((e) => e.fn.coalesce('s.region', e.val('')).as('region'))
    .where('t.occurred_on', '=', authorization.occurred_on)
    .where('t.id', '=', authorization.transaction_id)
    .executeTakeFirstOrThrow();
  const account = await selectIn(trx, authorization.account_id, 'accounts')
    .select(['account_id', 'currency', 'time_zone', 'state', 'integrations'])
    .executeTakeFirstOrThrow();
  return { authorization, purchase, account };
}
type PurchaseRecord = NonNullable<Awaited<ReturnType<typeof findPurchase>>>;

const ofTransaction = (trx: Trx, { account_id, occurred_on, transaction_id }: Authorization) =>
  updateIn(trx, account_id, 'transactions')
    .where('occurred_on', '=', occurred_on)
    .where('id', '=', transaction_id);

const deleteLines = (trx: Trx, { account_id, occurred_on, transaction_id }: Authorization) =>
  deleteIn(trx, account_id, 'transaction_lines')
    .where('occurred_on', '=', occurred_on)
    .where('transaction_id', '=', transaction_id)
    .execute();

/** Posts ledger entries on the current day, so that months already billed do not change. */
async function book(
  trx: Trx,
  { authorization, account: { currency, time_zone: timeZone } }: PurchaseRecord,
  now: Date,
  kind: MovementKind,
  lines: readonly MovementLine[],
): Promise<void> {
  const nonZeroLines = lines.filter(({ amountCents }) => amountCents !== 0);
  if (nonZeroLines.length < 2) return;
  await postMovement(trx, {
    accountId: authorization.account_id,
    enteredOn: dayIn(timeZone, now).toString(),
    currency,
    kind,
    referenceId: authorization.transaction_id,
    lines: nonZeroLines,
  });
}

/** Replaces the authorized lines with those in the advice. */
async function replaceLines(
  trx: Trx,
  { authorization }: PurchaseRecord,
  advice: AuthorizationAdvice,
) {
  await deleteLines(trx, authorization);
  const rows = advisedLines(authorization, advice);
  await trx.insertInto('transaction_lines').values(rows).execute();
}

/**
 * Whether the purchase already is as the message says. All messages of a purchase share a reference,
 * so only its lines tell a repeated advice from another one.
 */
async function isRepeat(trx: Trx, authorization: Authorization, message: Follower) {
  if (authorization.state !== STATE_AFTER[message.messageType]) return false;
  if (message.messageType === '0400') return true;
  return hasAdvisedLines(trx, authorization, message);
}

const REVERSAL_FLAGS: readonly string[] = [REVERSED_FLAG, NOT_POSTED_FLAG];

/** Applies the final sale to a purchase: 0120 leaves it pending, 0220 posts it. */
async function complete(trx: Trx, record: PurchaseRecord, advice: AuthorizationAdvice, now: Date) {
  const { authorization, purchase } = record;
  const lines = linesOf(advice);
  const cents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const isPosted = advice.messageType === '0220';
  await countPurchase(trx, authorization, purchase, -1);
  await replaceLines(trx, record, advice);
  await ofTransaction(trx, authorization)
    .set({
      authorized_cents: isPosted ? purchase.authorized_cents : cents,
      net_cents: cents,
      discount_cents: 0,
      fuel_milligallons: fuelOf(lines),
      // it may post after its hold was dropped
      flags: jsonb(purchase.flags.filter((flag) => !REVERSAL_FLAGS.includes(flag))),
      ...(isPosted ? { status: 'complete' as const, posted_at: now.toISOString() } : {}),
    })
    .execute();
  await countPurchase(trx, authorization, purchase, 1);
  const pendingCents = purchase.net_cents;
  await book(trx, record, now, isPosted ? 'posting' : 'authorization', [
    { ledger: 'pending', amountCents: isPosted ? -pendingCents : cents - pendingCents },
    { ledger: 'receivable', amountCents: isPosted ? cents : 0 },
    { ledger: 'purchases', amountCents: pendingCents - cents },
  ]);
  return cents;
}

/** Zeroes a purchase that was not made or (`isInTime` false) not posted; frees its credit. */
async function reverse(
  trx: Trx,
  record: PurchaseRecord,
  now: Date,
  isInTime = true,
): Promise<number> {
  const { authorization, purchase } = record;
  // first, because batches also lock cards before they update counts
  if (isInTime) await reopenAllowance(trx, authorization, now);
  await countPurchase(trx, authorization, purchase, -1);
  await deleteLines(trx, authorization);
  await ofTransaction(trx, authorization)
    .set({
      authorized_cents: isInTime ? 0 : purchase.authorized_cents,
      net_cents: 0,
      discount_cents: 0,
      fuel_milligallons: 0,
      status: 'complete',
      posted_at: now.toISOString(),
      flags: jsonb(isInTime ? [REVERSED_FLAG] : [...purchase.flags, ...REVERSAL_FLAGS]),
    })
    .execute();
  await countPurchase(trx, authorization, purchase, 1);
  await book(trx, record, now, 'reversal', between('purchases', 'pending', purchase.net_cents));
  return 0;
}

interface FollowerParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly vault: CardVault;
  readonly jobs: JobSender;
  /** Reads the current feature flags. */
  readonly flags: () => Flags;
}

/** Raises the exceptions that the posted purchase reveals. */
async function notifyOfPosted(
  trx: Trx,
  { authorization, account }: PurchaseRecord,
  { jobs, flags }: FollowerParts,
  now: Date,
) {
  const exceptions = await postedExceptions(
    trx,
    withFlaggedIntegrations(account, flags()),
    authorization,
  );
  await raiseExceptions(
    { trx, jobs, now },
    account,
    'posted',
    authorization.occurred_on,
    exceptions,
  );
}

/** Announces a posted or reversed purchase to webhooks, with its final amount. */
async function announceFollower(
  trx: Trx,
  { authorization, purchase }: PurchaseRecord,
  { messageType }: FollowerName,
  details: {
    readonly cents: number;
    readonly at: Date;
    readonly jobs: JobSender;
    readonly flags?: Flags;
  },
): Promise<void> {
  if (messageType === '0120') return;
  const { account_id: accountId, transaction_id: objectId, card_id: cardId } = authorization;
  const type = messageType === '0220' ? 'purchase.posted' : 'purchase.reversed';
  const data = {
    transactionNumber: purchase.transaction_number,
    cardId,
    siteNumber: purchase.site_number,
    netCents: details.cents,
  };
  await announce(trx, { accountId, ...details }, [{ type, objectId, data }]);
}

async function accountOf(trx: Trx, numberHmac: string): Promise<string | undefined> {
  const route = await trx
    .selectFrom('card_numbers')
    .select('account_id')
    .where('number_hmac', '=', numberHmac)
    .executeTakeFirst();
  return route?.account_id;
}

/** Whether a message can still change the purchase: a posting can, even after its hold dropped. */
const isOpenFor = (
  { authorization, purchase }: PurchaseRecord,
  { messageType }: Follower,
): boolean =>
  OPEN_STATES.includes(authorization.state) ||
  (messageType === '0220' && purchase.flags.includes(NOT_POSTED_FLAG));

/** Stores the authorization's new state, and the answer to return if the message is repeated. */
async function storeAnswer(
  trx: Trx,
  { account_id, network, reference }: Authorization,
  state: Authorization['state'],
  answer: AuthorizationAnswer,
): Promise<void> {
  await updateIn(trx, account_id, 'authorizations')
    .set({ state, answer: jsonb(answer) })
    .where('network', '=', network)
    .where('reference', '=', reference)
    .execute();
}

/**
 * Reverses a purchase that did not post in time, as its network could have. Does nothing if it has
 * posted or been reversed in the meantime.
 */
export async function reverseUnposted(
  { trx, jobs, now }: JobScope,
  key: Pick<Authorization, 'network' | 'reference'> & { readonly accountId: string },
): Promise<void> {
  const { accountId, network, reference } = key;
  const record = await findPurchase(trx, accountId, network, reference);
  if (!record || !OPEN_STATES.includes(record.authorization.state)) return;
  const cents = await reverse(trx, record, now, false);
  const follower = { messageType: '0400', reference } as const;
  await announceFollower(trx, record, follower, { cents, at: now, jobs });
  const { approved } = RESPONSE_CODES;
  const answer = answerTo(follower, approved, cents, record.purchase.transaction_number);
  await storeAnswer(trx, record.authorization, STATE_AFTER[follower.messageType], answer);
}

/**
 * Applies an advice or reversal to its authorization. Idempotent: repeats get the same answer. A
 * different 0120 corrects the one before; a different 0220 is refused, since the first one posted.
 */
export async function applyFollower(
  parts: FollowerParts,
  network: string,
  message: Follower,
): Promise<AuthorizationAnswer> {
  const { db, clock, vault, jobs, flags } = parts;
  const numberHmac = numberHmacOf(vault, message);
  return db.transaction().execute(async (trx) => {
    const accountId = numberHmac && (await accountOf(trx, numberHmac));
    if (!accountId) return answerTo(message, RESPONSE_CODES.unknownCard);
    const record = await findPurchase(trx, accountId, network, message.reference);
    if (!record) return answerTo(message, RESPONSE_CODES.notFound);
    const { authorization, purchase } = record;
    const state = STATE_AFTER[message.messageType];
    if (await isRepeat(trx, authorization, message)) return authorization.answer;
    if (!isOpenFor(record, message)) return answerTo(message, RESPONSE_CODES.notFound);
    const now = clock.now();
    const cents =
      message.messageType === '0400'
        ? await reverse(trx, record, now)
        : await complete(trx, record, message, now);
    if (message.messageType === '0220') await notifyOfPosted(trx, record, parts, now);
    await announceFollower(trx, record, message, { cents, at: now, jobs, flags: flags() });
    const answer = answerTo(message, RESPONSE_CODES.approved, cents, purchase.transaction_number);
    await storeAnswer(trx, authorization, state, answer);
    return answer;
  });
}
