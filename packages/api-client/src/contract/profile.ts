import { account, role, ROLES, verbalPasscode } from '@forecourt/validation';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { queryText, uuid } from './common.ts';
import { flag, integer, items, list, natural, oneOf, rows, shape, text } from './shapes.ts';

const error = 'value.invalid';
const NAME = /^[a-z][A-Za-z0-9.:_-]{0,79}$/;
const name = text.check(z.regex(NAME, { error }));
const anything = z.optional(z.unknown());
const properties = z.record(name, z.unknown(), { error });

/** [GW-55] */
export const listProfileAccounts = call('GET /user/profile/accounts', null, {
  summary: 'List the accounts the user can switch to, most recently used first',
  response: shape({
    items: rows({
      sysAccountId: uuid,
      accountNumber: text,
      name: text,
      role,
      /** The account that is selected when the person signs in without naming one. */
      isDefault: flag,
      lastUsedAt: z.nullable(text),
    }),
  }),
});

/** Remembers the account that the person works in now. [SCREEN-59] */
export const chooseProfileAccount = call('PUT /user/profile/accounts/:sysAccountId', null, {
  summary: 'Set the user’s default account',
  body: shape({ isDefault: flag }),
  response: shape({ sysAccountId: uuid, isDefault: flag }),
  errors: ['account.notFound'],
});

/** [GW-45, SCREEN-59] Does not need `sysaccountid`: the body names the account. */
export const changeCustomer = call('POST /businesses/changecustomer', null, {
  summary: 'Switch accounts and get the business profile',
  body: shape({ sysAccountId: uuid }),
  response: account,
  errors: ['account.notFound'],
});

/** [GW-56] Preferences: any JSON by name, at most 100 names and 4 kB each; the account’s defaults below them. */
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

/** [GW-57] [STORE-01] What holds in the account for people who chose nothing else. */
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
    /** `key`: an API key, which has no role. */
    role: oneOf([...ROLES, 'key']),
    fleetIds: z.nullable(list(uuid)),
    permissions: list(text),
  }),
});

/** [USER-21 to USER-24] The passcode is never answered; changing it needs a recent proof. */
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

/** [EXPR-11, ROLE-23] What needs the passcode may then be done once with the same token. */
export const proveVerbalPasscode = call('POST /user/profile/verbal-passcode/proof', null, {
  summary: 'Confirm the user by verbal passcode',
  body: shape({ verbalPasscode: queryText(100) }),
  response: shape({ provedUntil: text }),
  errors: ['access.passcode', 'lockout.wait'],
});

/**
 * Something that was being filled in: `form` names the form and, after a colon, what it is about. Kept
 * for 7 days after the last change, at most 64 kB, and without secrets.
 */
const draft = shape({
  form: name,
  /** The account that it belongs to; null: none. */
  sysAccountId: z.nullable(uuid),
  data: anything,
  version: integer,
  savedAt: text,
  expiresAt: text,
});
const ofDraft = shape({ form: name });
const draftQuery = shape({ sysAccountId: z.optional(uuid) });

/** Newest first, without those of accounts that the person has no grant on anymore. */
export const listDrafts = call('GET /user/profile/drafts', null, {
  summary: 'List the user’s drafts from all devices',
  query: shape({ sysAccountId: z.optional(uuid), form: z.optional(queryText(80)) }),
  response: items(draft),
});

/** `version` is that of the draft as this device read it (0: there was none); an older one is refused. */
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
