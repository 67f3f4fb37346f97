import type { MessageKey } from '../messages/keys.ts';

/** What the gateway refuses of an account's parts and people, besides what the rules give. [GW-85, GW-90 to GW-94] */
export const ACCOUNT_PART_REFUSALS = {
  departmentNumberTaken: 'department.numberTaken',
  departmentInUse: 'department.inUse',
  fleetCodeTaken: 'fleet.codeTaken',
  fleetInUse: 'fleet.inUse',
} as const satisfies Readonly<Record<string, MessageKey>>;
