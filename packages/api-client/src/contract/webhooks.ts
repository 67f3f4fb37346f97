import {
  apiKeyRotation,
  WEBHOOK_EVENTS,
  WEBHOOK_PROBLEMS,
  WEBHOOK_STATES,
  WEBHOOK_TEST,
  webhookForm,
} from '@forecourt/validation';
import * as z from 'zod/mini';
import { callsNeeding } from './call.ts';
import { paged, uuid } from './common.ts';
import { flag, items, list, natural, oneOf, rows, shape, text } from './shapes.ts';

const call = callsNeeding('integrations.manage');
const ofEndpoint = shape({ endpointId: uuid });

/** A destination of webhook messages. */
export const webhookEndpoint = shape({
  endpointId: uuid,
  name: text,
  url: text,
  events: list(oneOf(WEBHOOK_EVENTS)),
  isOn: flag,
  madeBy: text,
  madeAt: text,
  /** When a rotated-out secret stops signing; `null` if there is none. */
  earlierSecretEndsAt: z.nullable(text),
  /** Messages of the last 30 days, by state. */
  delivered: natural,
  pending: natural,
  failed: natural,
  version: natural,
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

export const listWebhookEndpoints = call('GET /webhookendpoints', {
  summary: 'List the account’s webhook endpoints',
  response: items(webhookEndpoint),
});

/** The signing secret (`whsec_…`) is returned only here. */
const secretResponse = shape({ endpoint: webhookEndpoint, secret: text });

/** Requires a recent second-factor proof (`verifyFactor`). */
export const addWebhookEndpoint = call('POST /webhookendpoints', {
  summary: 'Add a webhook endpoint; the response is the only place that shows its secret',
  body: webhookForm,
  response: secretResponse,
  errors: [
    'auth.codeNeeded',
    'webhook.nameTaken',
    'webhook.off',
    'webhook.tooMany',
    'webhook.wholeAccount',
  ],
  changes: ['webhook'],
  // the stored response for a retry would contain the secret
  idempotency: 'none',
});

/** Changing the URL requires a recent second-factor proof. */
export const editWebhookEndpoint = call('PATCH /webhookendpoints/:endpointId', {
  summary: 'Update a webhook endpoint',
  body: webhookForm,
  response: shape({ endpoint: webhookEndpoint }),
  errors: ['auth.codeNeeded', 'webhook.nameTaken', 'webhook.notFound', 'webhook.wholeAccount'],
  changes: ['webhook'],
  version: 'required',
});

/** The old secret keeps signing too during the overlap. */
export const rotateWebhookSecret = call('POST /webhookendpoints/:endpointId/rotate', {
  summary: 'Give a webhook endpoint a new secret',
  body: apiKeyRotation,
  response: secretResponse,
  errors: ['auth.codeNeeded', 'webhook.notFound', 'webhook.wholeAccount'],
  changes: ['webhook'],
  idempotency: 'none',
  version: 'required',
});

export const removeWebhookEndpoint = call('POST /webhookendpoints/:endpointId/delete', {
  summary: 'Delete a webhook endpoint with its log',
  response: ofEndpoint,
  errors: ['webhook.notFound', 'webhook.wholeAccount'],
  changes: ['webhook'],
  version: 'required',
});

/** Sends a `webhook.test` message, regardless of the endpoint's events. */
export const testWebhookEndpoint = call('POST /webhookendpoints/:endpointId/test', {
  summary: 'Send a test message to a webhook endpoint',
  response: shape({ messageId: uuid }),
  errors: ['webhook.endpointOff', 'webhook.notFound', 'webhook.off', 'webhook.wholeAccount'],
  changes: ['webhook', 'webhookMessage'],
});

export const webhookMessage = shape({
  /** The `webhook-id` header of every attempt. */
  messageId: uuid,
  type: oneOf([...WEBHOOK_EVENTS, WEBHOOK_TEST]),
  state: oneOf(WEBHOOK_STATES),
  at: text,
  attempts: natural,
  /** `null` if no attempt is scheduled. */
  nextAttemptAt: z.nullable(text),
  /** HTTP status of the last attempt; `null` if there was no response or no attempt. */
  lastStatus: z.nullable(natural),
});
export type WebhookMessage = z.infer<typeof webhookMessage>;

/** Newest first. */
export const listWebhookMessages = call('GET /webhookendpoints/:endpointId/messages', {
  summary: 'List the messages of a webhook endpoint',
  ...paged(webhookMessage, { state: z.optional(oneOf(WEBHOOK_STATES)) }),
  errors: ['webhook.notFound', 'webhook.wholeAccount'],
});

export const getWebhookMessage = call('GET /webhookendpoints/:endpointId/messages/:messageId', {
  summary: 'Get a webhook message with its payload and attempts',
  response: shape({
    message: webhookMessage,
    /** The body exactly as sent. */
    payload: text,
    /** Newest first. */
    attempts: rows({
      at: text,
      status: z.nullable(natural),
      /** Why there was no response; `null` if there was one. */
      problem: z.nullable(oneOf(WEBHOOK_PROBLEMS)),
      milliseconds: natural,
    }),
  }),
  errors: ['webhook.notFound', 'webhook.wholeAccount'],
});

/** Reuses the message ID, so that receivers can detect the duplicate. */
export const replayWebhookMessage = call(
  'POST /webhookendpoints/:endpointId/messages/:messageId/replay',
  {
    summary: 'Send a webhook message again',
    response: shape({ message: webhookMessage }),
    errors: ['webhook.endpointOff', 'webhook.notFound', 'webhook.off', 'webhook.wholeAccount'],
    changes: ['webhook', 'webhookMessage'],
  },
);
