import {
  DRIVER_ASK_CENTS_MAX,
  DRIVER_LINK_MINUTES,
  type DriverRequestReason,
} from '@forecourt/validation';
import { newId } from '../../store/ids.ts';
import { insertRows } from '../../store/insertRows.ts';
import type { Row, Trx } from '../../store/schema.ts';
import type { Decline } from './declines.ts';
import { insertSteps, type Step } from './steps.ts';

const SECOND_MILLISECONDS = 1000;
/** Seconds after the decline. */
const TEXTED = 5;
const OPENED = 20;
const ASKED = 45;
const ANSWERED = 80;

/** The person who answers for the fleet. */
export interface Answerer {
  readonly userId: string;
  readonly name: string;
}

/** A driver's past request and its outcome. */
export interface PastRequest {
  readonly decline: Decline;
  readonly reason: DriverRequestReason;
  readonly note: string;
  /** When it expires, if it is still open. Omitted once answered. */
  readonly openUntil?: string;
  /** The answer to a refused request. Omitted if it was allowed or is open. */
  readonly answerNote?: string;
  /** The purchase that used the allowance, if any. */
  readonly purchase?: Pick<Row<'transactions'>, 'id' | 'occurred_at' | 'authorized_cents'>;
}

function momentsOf({ decline, openUntil, purchase }: PastRequest) {
  const declinedAt = Date.parse(decline.occurred_at);
  const after = (seconds: number) => declinedAt + seconds * SECOND_MILLISECONDS;
  return {
    declinedAt,
    textedAt: after(TEXTED),
    openedAt: after(OPENED),
    askedAt: after(ASKED),
    answeredAt: openUntil === undefined ? after(ANSWERED) : null,
    usedAt: purchase ? Date.parse(purchase.occurred_at) : null,
    endsAt: openUntil ? Date.parse(openUntil) : after(DRIVER_LINK_MINUTES * 60),
  };
}

function stepsOf(pastRequest: PastRequest, by: Answerer): Step[] {
  const { decline, note, answerNote, purchase } = pastRequest;
  const { textedAt, openedAt, askedAt, answeredAt, usedAt } = momentsOf(pastRequest);
  const after = { amountCents: decline.cents };
  const answer: Omit<Step, 'at' | 'by'> =
    answerNote === undefined
      ? { action: 'card.driverAllowed', after }
      : { action: 'card.driverRefused', reason: answerNote };
  return [
    { at: textedAt, action: 'card.driverTexted', by: null },
    { at: openedAt, action: 'card.driverOpened', by: 'driver' },
    { at: askedAt, action: 'card.driverAsked', by: 'driver', after, reason: note || null },
    ...(answeredAt === null ? [] : [{ ...answer, at: answeredAt, by }]),
    ...(usedAt === null || !purchase
      ? []
      : [
          {
            at: usedAt,
            action: 'card.driverUsed',
            by: 'driver',
            after: { amountCents: purchase.authorized_cents },
          } as const,
        ]),
  ];
}

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

function rowsOf(pastRequest: PastRequest, accountId: string, by: Answerer) {
  const { decline, reason, note, answerNote, purchase } = pastRequest;
  const moments = momentsOf(pastRequest);
  const isAllowed = moments.answeredAt !== null && answerNote === undefined;
  const allowanceId = isAllowed ? newId() : null;
  const shared = {
    account_id: accountId,
    transaction_id: decline.id,
    driver_id: decline.driver_id,
    card_id: decline.card_id,
    fleet_id: decline.fleet_id,
  };
  const link = {
    ...shared,
    id: newId(),
    token_hash: null,
    device_hash: null,
    site_number: decline.site_number,
    mobile: decline.mobile,
    offer: {
      rule: decline.rule,
      askedCents: decline.cents,
      lessCents: null,
      products: [],
      laterAt: null,
      states: [],
      askMaxCents: DRIVER_ASK_CENTS_MAX,
    },
    declined_at: decline.occurred_at,
    created_at: decline.occurred_at,
    texts: 1,
    sent_at: instant(moments.textedAt),
    opened_at: instant(moments.openedAt),
    expires_at: instant(moments.endsAt),
  };
  const request = {
    ...shared,
    id: newId(),
    amount_cents: decline.cents,
    reason,
    note,
    state: isAllowed ? 'used' : answerNote === undefined ? 'open' : 'refused',
    asked_at: instant(moments.askedAt),
    asked_on: decline.occurred_on,
    until_at: instant(moments.endsAt),
    escalated_at: null,
    answered_at: instant(moments.answeredAt),
    answered_by: moments.answeredAt === null ? null : by.userId,
    answer_cents: isAllowed ? decline.cents : null,
    word: answerNote ?? null,
    is_auto: false,
    allowance_id: allowanceId,
    used_at: instant(moments.usedAt),
  };
  const allowance = {
    account_id: accountId,
    id: allowanceId,
    card_id: decline.card_id,
    amount_cents: decline.cents,
    milligallons: null,
    site_number: null,
    groups: null,
    until_at: instant(moments.endsAt),
    reason: note,
    state: 'used',
    created_at: instant(moments.answeredAt),
    created_by: by.name,
    transaction_id: purchase?.id ?? null,
  };
  return { link, request, allowances: isAllowed ? [allowance] : [] };
}

/** Inserts requests with their links, allowances, and events. Returns the requests' IDs. */
export async function insertRequests(
  trx: Trx,
  accountId: string,
  requests: readonly PastRequest[],
  by: Answerer,
): Promise<string[]> {
  const rows = requests.map((pastRequest) => rowsOf(pastRequest, accountId, by));
  await insertRows(
    trx,
    'limit_allowances',
    rows.flatMap(({ allowances }) => allowances),
  );
  await insertRows(
    trx,
    'driver_links',
    rows.map(({ link }) => link),
  );
  await insertRows(
    trx,
    'driver_requests',
    rows.map(({ request }) => request),
  );
  const timelines = requests.map((pastRequest) => ({
    whose: { ...pastRequest.decline, account_id: accountId },
    steps: stepsOf(pastRequest, by),
  }));
  await insertSteps(trx, timelines);
  return rows.map(({ request }) => request.id);
}
