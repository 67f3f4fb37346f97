import * as z from 'zod/mini';
import { can, type Actor } from '../access/can.ts';
import { KEY_PERMISSIONS, type KeyPermission } from '../access/rolePermissions.ts';
import { reason } from '../core/issue.ts';
import { defineLifecycle, guard } from '../core/lifecycle.ts';
import { requiredChoices, flag, id, lineText, nullable, oneOf, shape } from '../core/shape.ts';
import { MILLISECONDS_PER_DAY } from '../dates/constants.ts';

/** Features that an administrator must turn on for the account before they work. */
export const INTEGRATIONS = ['apiKeys', 'webhooks', 'telematics'] as const;
export type Integration = (typeof INTEGRATIONS)[number];

export const API_KEY_NAME_CHARACTERS_MAX = 40;
/** Usable keys per account. */
export const API_KEYS_MAX = 20;
/** Choices for a key's lifetime in days; no key is valid forever. */
export const API_KEY_DAYS = [30, 90, 180, 365] as const;
/** Prefixes of key secrets, which identify them to people and secret scanners. */
export const API_KEY_PREFIXES = { live: 'fck_live_', sandbox: 'fck_test_' } as const;
/** A key is shown as ending this many days before it expires. */
export const API_KEY_ENDING_DAYS = 14;
/** Choices for how long the old secret of a rotated key or webhook keeps working. */
export const API_KEY_OVERLAP_HOURS = [0, 24, 168] as const;

const FLEETS_MAX = 500;
const oneOfNumbers = (values: readonly number[]) =>
  z
    .int({ error: 'value.invalid' })
    .check(z.refine((value) => values.includes(value), { error: 'value.invalid' }));

/** The form for a new key. */
export const apiKeyForm = shape({
  name: lineText(API_KEY_NAME_CHARACTERS_MAX, 'apiKey.nameRequired'),
  permissions: requiredChoices(
    oneOf(KEY_PERMISSIONS),
    KEY_PERMISSIONS.length,
    'apiKey.permissionsRequired',
  ),
  /** `null` means every fleet of the account. */
  fleetIds: nullable(requiredChoices(id, FLEETS_MAX, 'apiKey.fleetsRequired')),
  days: oneOfNumbers(API_KEY_DAYS),
  /** Requests get realistic responses but change nothing. */
  isSandbox: flag,
});
export type ApiKeyForm = z.infer<typeof apiKeyForm>;

/**
 * Permissions that a person can grant to a key: only their own. Permissions suspended by a flag or
 * the account's state can be granted, since the key cannot use them either. [PID-16, USER-20]
 */
export function keyPermissionsOf({ flags: _flags, ...actor }: Actor): readonly KeyPermission[] {
  const openActor: Actor = { ...actor, accountState: 'open' };
  return KEY_PERMISSIONS.filter((permission) => can(openActor, permission).allowed);
}

/** Whether a person may create a key with these permissions, or renew its secret. [PID-16] */
export function mayHoldKey(actor: Actor, permissions: readonly KeyPermission[]): boolean {
  const ownPermissions = keyPermissionsOf(actor);
  return permissions.every((permission) => ownPermissions.includes(permission));
}

/** How long the old secret keeps working. */
export const apiKeyRotation = shape({ overlapHours: oneOfNumbers(API_KEY_OVERLAP_HOURS) });

export const API_KEY_STATES = ['active', 'ending', 'expired', 'revoked'] as const;
export type ApiKeyState = (typeof API_KEY_STATES)[number];

/** The state of a key at a moment; only `active` and `ending` keys work. */
export function apiKeyState(
  key: { readonly expiresAt: string; readonly revokedAt: string | null },
  now: Date,
): ApiKeyState {
  if (key.revokedAt !== null) return 'revoked';
  const remaining = Date.parse(key.expiresAt) - now.getTime();
  if (remaining <= 0) return 'expired';
  return remaining <= API_KEY_ENDING_DAYS * MILLISECONDS_PER_DAY ? 'ending' : 'active';
}

interface ApiKeyContext {
  /** Whether API keys are turned on for the account. */
  readonly isOn: boolean;
}
const isOn = guard<ApiKeyContext>('apiKey.off', (context) => context.isOn);

/** State transitions of a key. A revoked key never works again. */
export const apiKeyLifecycle = defineLifecycle<ApiKeyState, ApiKeyContext>((state) =>
  reason(`apiKey.is.${state}`),
)({
  rotate: { from: ['active', 'ending'], to: 'active', stays: ['ending'], guards: [isOn] },
  revoke: { from: ['active', 'ending'], to: 'revoked', irreversible: true },
});
export type ApiKeyAction = keyof typeof apiKeyLifecycle.table;
