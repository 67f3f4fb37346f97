import { apiKeyForm, apiKeyRotation, INTEGRATIONS, KEY_PERMISSIONS } from '@forecourt/validation';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { uuid } from './common.ts';
import { flag, items, list, natural, oneOf, shape, text } from './shapes.ts';

const integration = shape({ integration: oneOf(INTEGRATIONS), isOn: flag });

/** What of the integrations is on for the account; none is until an administrator turns it on. */
export const getIntegrations = call('GET /integrations', 'integrations.manage', {
  summary: 'List integrations and whether they are on',
  response: items(integration),
});

/** Off, nothing that it allowed works; on again, it works as before. */
export const switchIntegration = call('PUT /integrations/:integration', 'integrations.manage', {
  summary: 'Turn an integration on or off',
  params: shape({ integration: oneOf(INTEGRATIONS) }),
  body: shape({ isOn: flag }),
  response: integration,
  changes: ['integration', 'apiKey', 'telematics', 'webhook'],
  idempotency: 'none',
});

/** One secret of a key, which shows nothing of it but how it ends. */
const keySecret = shape({
  /** Its last four characters. */
  hint: text,
  madeAt: text,
  /** null: it ends with its key. */
  endsAt: z.nullable(text),
  /** To the minute; null: never. */
  lastUsedAt: z.nullable(text),
});

export const apiKey = shape({
  keyId: uuid,
  /** What the history calls it. */
  name: text,
  permissions: list(oneOf(KEY_PERMISSIONS)),
  /** null: every fleet of the account. */
  fleetIds: z.nullable(list(uuid)),
  isSandbox: flag,
  madeBy: text,
  madeAt: text,
  expiresAt: text,
  revokedAt: z.nullable(text),
  revokedBy: z.nullable(text),
  /** Those that work, and the latest; the latest first. */
  secrets: list(keySecret),
  version: natural,
});
export type ApiKey = z.infer<typeof apiKey>;

/** Keys that can be used, then those that ended, each the latest first. */
export const listApiKeys = call('GET /apikeys', 'integrations.manage', {
  summary: 'List the account’s API keys',
  response: items(apiKey),
});

/** The secret is answered here and never again: an answer that is lost is no use, and the key is made anew. */
const shownOnce = shape({ apiKey, secret: text });

/** Needs a recent proof by a second factor (`verifyFactor`). */
export const makeApiKey = call('POST /apikeys', 'integrations.manage', {
  summary: 'Create an API key; the response is the only place that shows its secret',
  body: apiKeyForm,
  response: shownOnce,
  errors: ['apiKey.nameTaken', 'apiKey.off', 'apiKey.tooMany', 'auth.codeNeeded', 'fleet.notFound'],
  changes: ['apiKey'],
  // what is kept for a repeated call would be the secret
  idempotency: 'none',
});

/** A new secret; the earlier one works for the hours of overlap. Needs a recent proof by a second factor. */
export const rotateApiKey = call('POST /apikeys/:keyId/rotate', 'integrations.manage', {
  summary: 'Give an API key a new secret',
  body: apiKeyRotation,
  response: shownOnce,
  errors: ['apiKey.notFound', 'apiKey.notPossible', 'auth.codeNeeded'],
  changes: ['apiKey'],
  idempotency: 'none',
  version: 'required',
});

/** From the next call on it opens nothing. */
export const revokeApiKey = call('POST /apikeys/:keyId/revoke', 'integrations.manage', {
  summary: 'Revoke an API key for good',
  response: shape({ apiKey }),
  errors: ['apiKey.notFound', 'apiKey.notPossible'],
  changes: ['apiKey'],
  version: 'required',
});
