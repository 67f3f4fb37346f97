import type { MessageKey } from '../messages/keys.ts';

/** What the gateway refuses of proximity profiles and devices besides what the rules give. */
export const PROXIMITY_REFUSALS = [
  'proximity.nameInUse',
  'proximity.fleetNotEnrolled',
  'proximity.deviceUnknown',
  'proximity.unitUnknown',
] as const satisfies readonly MessageKey[];
