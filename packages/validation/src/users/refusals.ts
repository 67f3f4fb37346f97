import type { MessageKey } from '../messages/keys.ts';

/** Refusals by the gateway, in addition to those from the rules. [GW-85, GW-90 to GW-94] */
export const ACCOUNT_PART_REFUSALS = {
  departmentNumberTaken: 'department.numberTaken',
  departmentInUse: 'department.inUse',
  fleetCodeTaken: 'fleet.codeTaken',
  fleetInUse: 'fleet.inUse',
} as const satisfies Readonly<Record<string, MessageKey>>;
