import { account, role, ROLES, verbalPasscode } from '@forecourt/validation';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { queryText, uuid } from './common.ts';
import { flag, integer, items, like, list, natural, oneOf, rows, shape, text } from './shapes.ts';

const name = like(/^[a-z][A-Za-z0-9.:_-]{0,79}$/);
const anything = z.optional(z.unknown());
const properties = z.record(name, z.unknown(), { error: 'value.invalid' });

/** [GW-55] */
export const listProfileAccounts = call('GET /user/profile/accounts', null, {
  summary: 'List the accounts the user can switch to, most recently used first',
  response: shape({
    items: rows({
      sysAccountId: uuid,
      accountNumber: text,
      name: text,
      role,
      /** Whether this account is selected if the user signs in without naming one. */
      isDefault: flag,
      lastUsedAt: z.nullable(text),
    }),
  }),
});

/** Remembers the account the user is working in. [SCREEN-59] */
export const chooseProfileAccount = call('PUT /user/profile/accounts/:sysAccountId', null, {
  summary: 'Set the user’s default account',
  body: shape({ isDefault: flag }),
  response: shape({ sysAccountId: uuid, isDefault: flag }),
  errors: ['account.notFound'],
});

/** [GW-45, SCREEN-59] Does not need `sysaccountid`: the account is in the body. */
export const changeCustomer = call('POST /businesses/changecustomer', null, {
  summary: 'Switch accounts and get the business profile',
  body: shape({ sysAccountId: uuid }),
  response: account,
  errors: ['account.notFound'],
});

/** [GW-56] At most 100 names with 4 kB of JSON each, on top of the account’s defaults. */
export const getProfileProperties = call('GET /user/profile/properties', null, {
  summary: 'Get the user’s preferences',
  response: shape({ properties }),
});

export const changeProfileProperties = call('PATCH /user/profile/properties', null, {
  summary: 'Set and remove preferences; others stay unchanged',
  body: shape({ set: z.optional(properties), remove: z.optional(list(name)) }),
  response: shape({ properties }),
  errors: ['properties.tooMany', 'properties.tooLarge'],
  changes: ['preference'],
});

/** [GW-57] [STORE-01] Preferences that apply to users of the account who have not set theirs. */
export const getDefaultProperties = call('GET /user/profile/default-properties', 'account.view', {
  summary: 'Get the account’s default preferences',
  response: shape({ accountNumber: text, properties }),
});

export const changeDefaultProperties = call(
  'PATCH /user/profile/default-properties',
  'account.edit',
  {
    summary: 'Set and remove the account’s default preferences',
    body: shape({ set: z.optional(properties), remove: z.optional(list(name)) }),
    response: shape({ accountNumber: text, properties }),
    errors: ['properties.tooMany', 'properties.tooLarge'],
    changes: ['preference'],
    idempotency: 'none',
  },
);

/** [GW-58] [ROLE-24] */
export const getProfilePermissions = call('GET /user/profile/permissions', 'account.view', {
  summary: 'List the user’s permissions in the account',
  response: shape({
    userId: uuid,
    /** `key` for an API key, which has no role. */
    role: oneOf([...ROLES, 'key']),
    fleetIds: z.nullable(list(uuid)),
    permissions: list(text),
  }),
});

/** [USER-21 to USER-24] The passcode itself is never returned; changing it needs a recent proof. */
export const getVerbalPasscode = call('GET /user/profile/verbal-passcode', null, {
  summary: 'Get whether the user has a verbal passcode, and since when',
  response: shape({ isSet: flag, changedAt: z.nullable(text) }),
});

export const setVerbalPasscode = call('PUT /user/profile/verbal-passcode', null, {
  summary: 'Set the user’s verbal passcode for calls to customer service',
  body: shape({ verbalPasscode }),
  response: shape({ isSet: flag, changedAt: z.nullable(text) }),
  errors: ['auth.proofNeeded'],
  changes: ['verbalPasscode'],
});

/** [EXPR-11, ROLE-23] The same token may then make one call that requires the passcode. */
export const proveVerbalPasscode = call('POST /user/profile/verbal-passcode/proof', null, {
  summary: 'Confirm the user by verbal passcode',
  body: shape({ verbalPasscode: queryText(100) }),
  response: shape({ provedUntil: text }),
  errors: ['access.passcode', 'lockout.wait'],
});

/**
 * A partly completed form. `form` is the form's name and, after a colon, its subject. Stored for 7
 * days after the last change, up to 64 kB, without secrets.
 */
const draft = shape({
  form: name,
  /** The account the draft belongs to; `null` if none. */
  sysAccountId: z.nullable(uuid),
  data: anything,
  version: integer,
  savedAt: text,
  expiresAt: text,
});
const ofDraft = shape({ form: name });
const draftQuery = shape({ sysAccountId: z.optional(uuid) });

/** Newest first, excluding accounts that the user can no longer access. */
export const listDrafts = call('GET /user/profile/drafts', null, {
  summary: 'List the user’s drafts from all devices',
  query: shape({ sysAccountId: z.optional(uuid), form: z.optional(queryText(80)) }),
  response: items(draft),
});

/** `version` is the draft's version as this device read it, or 0; a stale one is refused. */
export const saveDraft = call('PUT /user/profile/drafts/:form', null, {
  summary: 'Save a draft, replacing the previous one',
  params: ofDraft,
  query: draftQuery,
  body: shape({ data: anything, version: natural }),
  response: draft,
  errors: ['version.stale', 'draft.secret', 'draft.tooLarge', 'draft.tooMany', 'account.notFound'],
});

export const deleteDraft = call('DELETE /user/profile/drafts/:form', null, {
  summary: 'Delete a draft; repeating it changes nothing',
  params: ofDraft,
  query: draftQuery,
  response: shape({ done: flag }),
});
