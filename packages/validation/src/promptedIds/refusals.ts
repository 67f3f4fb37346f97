import type { MessageKey } from '../messages/keys.ts';

/** What the gateway refuses of prompted IDs besides what the rules give. */
export const PROMPTED_ID_REFUSALS = [
  'promptedId.numberInUse',
  'promptedId.managerUnknown',
  'promptedId.cardUnknown',
] as const satisfies readonly MessageKey[];
