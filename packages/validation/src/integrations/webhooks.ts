import * as z from 'zod/mini';
import { chosenSome, filledText, flag, lineText, oneOf, shape } from '../core/shape.ts';
import { SECONDS_PER_DAY } from '../dates/constants.ts';
import type { MessageKey } from '../messages/keys.ts';

/** What a program can be told of. Each is about one object, whose messages come in their order. */
export const WEBHOOK_EVENTS = [
  'card.changed',
  'limit.changed',
  'purchase.approved',
  'purchase.declined',
  'purchase.posted',
  'purchase.reversed',
  'statement.issued',
  'dispute.changed',
  'payment.changed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** What the test button sends. */
export const WEBHOOK_TEST = 'webhook.test';

export const WEBHOOK_URL_CHARACTERS_MAX = 500;
export const WEBHOOK_NAME_CHARACTERS_MAX = 40;
/** Endpoints of an account. */
export const WEBHOOK_ENDPOINTS_MAX = 10;
/** Messages are shown, and can be sent again, for so long. */
export const WEBHOOK_LOG_DAYS = 30;
/** A message is tried again for so long. */
export const WEBHOOK_RETRY_DAYS = 3;
/** An endpoint has so long to answer. */
export const WEBHOOK_TIMEOUT_SECONDS = 10;

/** Hosts that only a program on the same machine has: for trying it out. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Whether messages may go to an address: https, without a name or password in it. */
export function isWebhookUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  return (
    url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOSTS.includes(url.hostname))
  );
}

/** What an administrator says of an endpoint. */
export const webhookForm = shape({
  name: lineText(WEBHOOK_NAME_CHARACTERS_MAX, 'webhook.nameRequired'),
  url: filledText(WEBHOOK_URL_CHARACTERS_MAX, 'webhook.urlRequired').check(
    z.refine((value) => value === '' || isWebhookUrl(value), { error: 'webhook.urlWrong' }),
  ),
  events: chosenSome(oneOf(WEBHOOK_EVENTS), WEBHOOK_EVENTS.length, 'webhook.eventsRequired'),
  isOn: flag,
});
export type WebhookForm = z.infer<typeof webhookForm>;

const OF_LIMITS = [
  'card.limitsChanged',
  'card.profileChanged',
  'card.switchProfile',
  'card.limitReset',
];
/** Looking changes nothing. */
const LOOKED_AT = ['card.viewPin'];
const OF_SUBJECT: Readonly<Record<string, WebhookEvent>> = {
  card: 'card.changed',
  limitProfile: 'limit.changed',
  dispute: 'dispute.changed',
  transfer: 'payment.changed',
};

/** What a program is told of an entry of the history; null: nothing. */
export function webhookEventOf(subject: string, action: string): WebhookEvent | null {
  if (LOOKED_AT.includes(action)) return null;
  if (OF_LIMITS.includes(action)) return 'limit.changed';
  return OF_SUBJECT[subject] ?? null;
}

const MINUTE = 60;
const HOUR = 3600;
const DELAYS_SECONDS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR];

/**
 * Seconds from a failed attempt to the next; null: it is given up, three days after the first.
 *
 * @param attempts how many failed so far, from 1
 * @param ageSeconds since the message was due first
 */
export function webhookRetrySeconds(attempts: number, ageSeconds: number): number | null {
  const delay = DELAYS_SECONDS[Math.min(attempts, DELAYS_SECONDS.length) - 1] ?? MINUTE;
  const left = WEBHOOK_RETRY_DAYS * SECONDS_PER_DAY - ageSeconds;
  return left <= 0 ? null : Math.min(delay, left);
}

/** Whether an answer says that a message was taken: any of 200 to 299. */
export const isWebhookTaken = (status: number | null): boolean =>
  status !== null && status >= 200 && status < 300;
/** By this answer an endpoint asks for no more messages. */
export const WEBHOOK_GONE = 410;
/**
 * Why there was no answer. What the network said stays here: it would tell which of our addresses a name
 * leads to.
 */
export const WEBHOOK_PROBLEMS = ['private', 'unreachable', 'timeout', 'tls'] as const;
export type WebhookProblem = (typeof WEBHOOK_PROBLEMS)[number];
/** The key of a problem in words. */
export const webhookProblemKey = (problem: WebhookProblem) =>
  `webhook.problem.${problem}` as const satisfies MessageKey;
export const WEBHOOK_STATES = ['pending', 'delivered', 'failed'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];
