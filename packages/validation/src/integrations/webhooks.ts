import * as z from 'zod/mini';
import { requiredChoices, requiredText, flag, lineText, oneOf, shape } from '../core/shape.ts';
import { SECONDS_PER_DAY } from '../dates/constants.ts';
import type { MessageKey } from '../messages/keys.ts';

/** Webhook events. Each is about one object, and messages about an object are sent in order. */
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
/** The event that the test button sends. */
export const WEBHOOK_TEST = 'webhook.test';

export const WEBHOOK_URL_CHARACTERS_MAX = 500;
export const WEBHOOK_NAME_CHARACTERS_MAX = 40;
/** Endpoints per account. */
export const WEBHOOK_ENDPOINTS_MAX = 10;
/** How long messages are listed and can be resent. */
export const WEBHOOK_LOG_DAYS = 30;
/** How long delivery of a message is retried. */
export const WEBHOOK_RETRY_DAYS = 3;
/** Timeout of an endpoint's response. */
export const WEBHOOK_TIMEOUT_SECONDS = 10;

/** Hosts that only a program on the same machine can reach, for development. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a URL can receive messages: HTTPS and without credentials. */
export function isWebhookUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  return (
    url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOSTS.includes(url.hostname))
  );
}

/** The form for an endpoint. */
export const webhookForm = shape({
  name: lineText(WEBHOOK_NAME_CHARACTERS_MAX, 'webhook.nameRequired'),
  url: requiredText(WEBHOOK_URL_CHARACTERS_MAX, 'webhook.urlRequired').check(
    z.refine((value) => value === '' || isWebhookUrl(value), { error: 'webhook.urlWrong' }),
  ),
  events: requiredChoices(oneOf(WEBHOOK_EVENTS), WEBHOOK_EVENTS.length, 'webhook.eventsRequired'),
  isOn: flag,
});
export type WebhookForm = z.infer<typeof webhookForm>;

const LIMIT_ACTIONS = [
  'card.limitsChanged',
  'card.profileChanged',
  'card.switchProfile',
  'card.limitReset',
];
/** Actions that change nothing. */
const VIEW_ACTIONS = ['card.viewPin'];
const EVENT_OF_SUBJECT: Readonly<Record<string, WebhookEvent>> = {
  card: 'card.changed',
  limitProfile: 'limit.changed',
  dispute: 'dispute.changed',
  transfer: 'payment.changed',
};

/** The webhook event for a history entry; `null` if there is none. */
export function webhookEventOf(subject: string, action: string): WebhookEvent | null {
  if (VIEW_ACTIONS.includes(action)) return null;
  if (LIMIT_ACTIONS.includes(action)) return 'limit.changed';
  return EVENT_OF_SUBJECT[subject] ?? null;
}

const MINUTE = 60;
const HOUR = 3600;
const DELAYS_SECONDS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR];

/**
 * Seconds from a failed attempt to the next; `null` after three days, when delivery is given up.
 *
 * @param attempts number of failed attempts, from 1
 * @param ageSeconds time since the message was first due
 */
export function webhookRetrySeconds(attempts: number, ageSeconds: number): number | null {
  const delay = DELAYS_SECONDS[Math.min(attempts, DELAYS_SECONDS.length) - 1] ?? MINUTE;
  const remaining = WEBHOOK_RETRY_DAYS * SECONDS_PER_DAY - ageSeconds;
  return remaining <= 0 ? null : Math.min(delay, remaining);
}

/** Whether a response status means that the message was accepted: 200 to 299. */
export const isWebhookAccepted = (status: number | null): boolean =>
  status !== null && status >= 200 && status < 300;
/** Response status with which an endpoint unsubscribes from further messages. */
export const WEBHOOK_GONE = 410;
/**
 * Why there was no response. The network's own error is not shown, since it could reveal which of
 * our addresses a name resolves to.
 */
export const WEBHOOK_PROBLEMS = ['private', 'unreachable', 'timeout', 'tls'] as const;
export type WebhookProblem = (typeof WEBHOOK_PROBLEMS)[number];
/** The message key for a problem. */
export const webhookProblemKey = (problem: WebhookProblem) =>
  `webhook.problem.${problem}` as const satisfies MessageKey;
export const WEBHOOK_STATES = ['pending', 'delivered', 'failed'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];
