import { apiKeyForm, apiKeyRotation, INTEGRATIONS, KEY_PERMISSIONS } from '@forecourt/validation';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { uuid } from './common.ts';
import { flag, items, list, natural, oneOf, shape, text } from './shapes.ts';

const integration = shape({ integration: oneOf(INTEGRATIONS), isOn: flag });

/** Integrations of the account; all are off until an administrator turns them on. */
export const getIntegrations = call('GET /integrations', 'integrations.manage', {
  summary: 'List integrations and whether they are on',
  response: items(integration),
});

/** While off, nothing it allowed works; turning it back on restores everything. */
export const switchIntegration = call('PUT /integrations/:integration', 'integrations.manage', {
  summary: 'Turn an integration on or off',
  params: shape({ integration: oneOf(INTEGRATIONS) }),
  body: shape({ isOn: flag }),
  response: integration,
  changes: ['integration', 'apiKey', 'telematics', 'webhook'],
  idempotency: 'none',
});

/** One secret of a key; only its ending is shown. */
const keySecret = shape({
  /** The last four characters. */
  hint: text,
  madeAt: text,
  /** `null` if it expires with its key. */
  endsAt: z.nullable(text),
  /** Rounded to the minute; `null` if never used. */
  lastUsedAt: z.nullable(text),
});

export const apiKey = shape({
  keyId: uuid,
  /** The name used in the history. */
  name: text,
  permissions: list(oneOf(KEY_PERMISSIONS)),
  /** `null` for every fleet of the account. */
  fleetIds: z.nullable(list(uuid)),
  isSandbox: flag,
  madeBy: text,
  madeAt: text,
  expiresAt: text,
  revokedAt: z.nullable(text),
  revokedBy: z.nullable(text),
  /** Active secrets and the latest one; latest first. */
  secrets: list(keySecret),
  version: natural,
});
export type ApiKey = z.infer<typeof apiKey>;

/** Usable keys, then ended ones; each newest first. */
export const listApiKeys = call('GET /apikeys', 'integrations.manage', {
  summary: 'List the account’s API keys',
  response: items(apiKey),
});

/** The secret is returned only here. If the response is lost, create a new key. */
const secretResponse = shape({ apiKey, secret: text });

/** Requires a recent second-factor proof (`verifyFactor`). */
export const makeApiKey = call('POST /apikeys', 'integrations.manage', {
  summary: 'Create an API key; the response is the only place that shows its secret',
  body: apiKeyForm,
  response: secretResponse,
  errors: ['apiKey.nameTaken', 'apiKey.off', 'apiKey.tooMany', 'auth.codeNeeded', 'fleet.notFound'],
  changes: ['apiKey'],
  // the stored response for a retry would contain the secret
  idempotency: 'none',
});

/** The old secret works during the overlap. Requires a recent second-factor proof. */
export const rotateApiKey = call('POST /apikeys/:keyId/rotate', 'integrations.manage', {
  summary: 'Give an API key a new secret',
  body: apiKeyRotation,
  response: secretResponse,
  errors: ['apiKey.notFound', 'apiKey.notPossible', 'auth.codeNeeded'],
  changes: ['apiKey'],
  idempotency: 'none',
  version: 'required',
});

/** Takes effect with the next call. */
export const revokeApiKey = call('POST /apikeys/:keyId/revoke', 'integrations.manage', {
  summary: 'Revoke an API key for good',
  response: shape({ apiKey }),
  errors: ['apiKey.notFound', 'apiKey.notPossible'],
  changes: ['apiKey'],
  version: 'required',
});
