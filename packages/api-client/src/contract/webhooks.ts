import {
  apiKeyRotation,
  WEBHOOK_EVENTS,
  WEBHOOK_PROBLEMS,
  WEBHOOK_STATES,
  WEBHOOK_TEST,
  webhookForm,
} from '@forecourt/validation';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { page, pageQuery, uuid } from './common.ts';
import { flag, items, list, natural, oneOf, rows, shape, text } from './shapes.ts';

const ofEndpoint = shape({ endpointId: uuid });

/** Where messages go. */
export const webhookEndpoint = shape({
  endpointId: uuid,
  name: text,
  url: text,
  events: list(oneOf(WEBHOOK_EVENTS)),
  isOn: flag,
  madeBy: text,
  madeAt: text,
  /** When the earlier secret of a rotation stops signing; null: there is none. */
  earlierSecretEndsAt: z.nullable(text),
  /** Of the last 30 days. */
  delivered: natural,
  pending: natural,
  failed: natural,
  version: natural,
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

export const listWebhookEndpoints = call('GET /webhookendpoints', 'integrations.manage', {
  summary: 'List the account’s webhook endpoints',
  response: items(webhookEndpoint),
});

/** The secret that signs messages (`whsec_…`) is answered here and never again. */
const shownOnce = shape({ endpoint: webhookEndpoint, secret: text });

/** Needs a recent proof by a second factor (`verifyFactor`). */
export const addWebhookEndpoint = call('POST /webhookendpoints', 'integrations.manage', {
  summary: 'Add a webhook endpoint; the response is the only place that shows its secret',
  body: webhookForm,
  response: shownOnce,
  errors: [
    'auth.codeNeeded',
    'webhook.nameTaken',
    'webhook.off',
    'webhook.tooMany',
    'webhook.wholeAccount',
  ],
  changes: ['webhook'],
  // what is kept for a repeated call would be the secret
  idempotency: 'none',
});

/** Another address needs a recent proof by a second factor. */
export const editWebhookEndpoint = call(
  'PATCH /webhookendpoints/:endpointId',
  'integrations.manage',
  {
    summary: 'Update a webhook endpoint',
    body: webhookForm,
    response: shape({ endpoint: webhookEndpoint }),
    errors: ['auth.codeNeeded', 'webhook.nameTaken', 'webhook.notFound', 'webhook.wholeAccount'],
    changes: ['webhook'],
    version: 'required',
  },
);

/** A new secret; the earlier one signs as well for the hours of overlap. */
export const rotateWebhookSecret = call(
  'POST /webhookendpoints/:endpointId/rotate',
  'integrations.manage',
  {
    summary: 'Give a webhook endpoint a new secret',
    body: apiKeyRotation,
    response: shownOnce,
    errors: ['auth.codeNeeded', 'webhook.notFound', 'webhook.wholeAccount'],
    changes: ['webhook'],
    idempotency: 'none',
    version: 'required',
  },
);

export const removeWebhookEndpoint = call(
  'POST /webhookendpoints/:endpointId/delete',
  'integrations.manage',
  {
    summary: 'Delete a webhook endpoint with its log',
    response: ofEndpoint,
    errors: ['webhook.notFound', 'webhook.wholeAccount'],
    changes: ['webhook'],
    version: 'required',
  },
);

/** Sends a message of the type `webhook.test`, whatever the endpoint is told of. */
export const testWebhookEndpoint = call(
  'POST /webhookendpoints/:endpointId/test',
  'integrations.manage',
  {
    summary: 'Send a test message to a webhook endpoint',
    response: shape({ messageId: uuid }),
    errors: ['webhook.endpointOff', 'webhook.notFound', 'webhook.off', 'webhook.wholeAccount'],
    changes: ['webhook', 'webhookMessage'],
  },
);

export const webhookMessage = shape({
  /** `webhook-id` of each of its attempts. */
  messageId: uuid,
  type: oneOf([...WEBHOOK_EVENTS, WEBHOOK_TEST]),
  state: oneOf(WEBHOOK_STATES),
  at: text,
  attempts: natural,
  /** null: none is to come. */
  nextAttemptAt: z.nullable(text),
  /** Of the last attempt; null: it was not answered, or there was none. */
  lastStatus: z.nullable(natural),
});
export type WebhookMessage = z.infer<typeof webhookMessage>;

/** Newest first. */
export const listWebhookMessages = call(
  'GET /webhookendpoints/:endpointId/messages',
  'integrations.manage',
  {
    summary: 'List the messages of a webhook endpoint',
    query: shape({ ...pageQuery, state: z.optional(oneOf(WEBHOOK_STATES)) }),
    response: page(webhookMessage),
    errors: ['webhook.notFound', 'webhook.wholeAccount'],
  },
);

export const getWebhookMessage = call(
  'GET /webhookendpoints/:endpointId/messages/:messageId',
  'integrations.manage',
  {
    summary: 'Get a webhook message with its payload and attempts',
    response: shape({
      message: webhookMessage,
      /** As it is sent. */
      payload: text,
      /** Newest first. */
      attempts: rows({
        at: text,
        status: z.nullable(natural),
        /** Why there was no answer; null: there was one. */
        problem: z.nullable(oneOf(WEBHOOK_PROBLEMS)),
        milliseconds: natural,
      }),
    }),
    errors: ['webhook.notFound', 'webhook.wholeAccount'],
  },
);

/** Under the same id, so that a receiver that had it can tell. */
export const replayWebhookMessage = call(
  'POST /webhookendpoints/:endpointId/messages/:messageId/replay',
  'integrations.manage',
  {
    summary: 'Send a webhook message again',
    response: shape({ message: webhookMessage }),
    errors: ['webhook.endpointOff', 'webhook.notFound', 'webhook.off', 'webhook.wholeAccount'],
    changes: ['webhook', 'webhookMessage'],
  },
);
