import * as z from 'zod/mini';
import { can, type Actor } from '../access/can.ts';
import { KEY_PERMISSIONS, type KeyPermission } from '../access/rolePermissions.ts';
import { reason } from '../core/issue.ts';
import { defineLifecycle, guard } from '../core/lifecycle.ts';
import { chosenSome, flag, id, lineText, nullable, oneOf, shape } from '../core/shape.ts';
import { MILLISECONDS_PER_DAY } from '../dates/constants.ts';

/** What an administrator turns on for the account before any of it works. */
export const INTEGRATIONS = ['apiKeys', 'webhooks', 'telematics'] as const;
export type Integration = (typeof INTEGRATIONS)[number];

export const API_KEY_NAME_CHARACTERS_MAX = 40;
/** Keys of an account that can still be used. */
export const API_KEYS_MAX = 20;
/** How long a key lives; none lives forever. */
export const API_KEY_DAYS = [30, 90, 180, 365] as const;
/** How the secret of a key begins, so that people and scanners see what it is. */
export const API_KEY_PREFIXES = { live: 'fck_live_', sandbox: 'fck_test_' } as const;
/** Days before its end from which a key is shown as ending soon. */
export const API_KEY_ENDING_DAYS = 14;
/** How long the earlier secret of a rotated key or webhook still works. */
export const API_KEY_OVERLAP_HOURS = [0, 24, 168] as const;

const FLEETS_MAX = 500;
const among = (values: readonly number[]) =>
  z
    .int({ error: 'value.invalid' })
    .check(z.refine((value) => values.includes(value), { error: 'value.invalid' }));

/** What an administrator says of a new key. */
export const apiKeyForm = shape({
  name: lineText(API_KEY_NAME_CHARACTERS_MAX, 'apiKey.nameRequired'),
  permissions: chosenSome(
    oneOf(KEY_PERMISSIONS),
    KEY_PERMISSIONS.length,
    'apiKey.permissionsRequired',
  ),
  /** null: every fleet of the account. */
  fleetIds: nullable(chosenSome(id, FLEETS_MAX, 'apiKey.fleetsRequired')),
  days: among(API_KEY_DAYS),
  /** Its calls are answered as they would be, and change nothing. */
  isSandbox: flag,
});
export type ApiKeyForm = z.infer<typeof apiKeyForm>;

/**
 * What a person can give to a key: nothing that they may not do themselves. What a flag or the state of
 * the account takes away for now can be given; the key cannot use it either. [PID-16, USER-20]
 */
export function keyPermissionsOf({ flags: _flags, ...actor }: Actor): readonly KeyPermission[] {
  const open: Actor = { ...actor, accountState: 'open' };
  return KEY_PERMISSIONS.filter((permission) => can(open, permission).allowed);
}

/** Whether a person may make, or get a new secret of, a key that can do this. [PID-16] */
export function mayHoldKey(actor: Actor, permissions: readonly KeyPermission[]): boolean {
  const own = keyPermissionsOf(actor);
  return permissions.every((permission) => own.includes(permission));
}

/** How the earlier secret ends. */
export const apiKeyRotation = shape({ overlapHours: among(API_KEY_OVERLAP_HOURS) });

export const API_KEY_STATES = ['active', 'ending', 'expired', 'revoked'] as const;
export type ApiKeyState = (typeof API_KEY_STATES)[number];

/** What a key is at a moment; only `active` and `ending` ones open anything. */
export function apiKeyState(
  key: { readonly expiresAt: string; readonly revokedAt: string | null },
  now: Date,
): ApiKeyState {
  if (key.revokedAt !== null) return 'revoked';
  const left = Date.parse(key.expiresAt) - now.getTime();
  if (left <= 0) return 'expired';
  return left <= API_KEY_ENDING_DAYS * MILLISECONDS_PER_DAY ? 'ending' : 'active';
}

interface ApiKeyContext {
  /** Whether API keys are on for the account. */
  readonly isOn: boolean;
}
const isOn = guard<ApiKeyContext>('apiKey.off', (context) => context.isOn);

/** What can be done to a key. A revoked one never works again. */
export const apiKeyLifecycle = defineLifecycle<ApiKeyState, ApiKeyContext>((state) =>
  reason(`apiKey.is.${state}`),
)({
  rotate: { from: ['active', 'ending'], to: 'active', stays: ['ending'], guards: [isOn] },
  revoke: { from: ['active', 'ending'], to: 'revoked', irreversible: true },
});
export type ApiKeyAction = keyof typeof apiKeyLifecycle.table;
