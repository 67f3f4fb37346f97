import type { MessageKey } from '../messages/keys.ts';

/** Refusals by the gateway, in addition to those from the rules. */
export const PROXIMITY_REFUSALS = [
  'proximity.nameInUse',
  'proximity.fleetNotEnrolled',
  'proximity.deviceUnknown',
  'proximity.deviceElsewhere',
  'proximity.unitUnknown',
] as const satisfies readonly MessageKey[];
