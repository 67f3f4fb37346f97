import type { MessageKey } from '../messages/keys.ts';

/** Refusals by the gateway, in addition to those from the rules. */
export const PROMPTED_ID_REFUSALS = [
  'promptedId.numberInUse',
  'promptedId.managerUnknown',
  'promptedId.cardUnknown',
  'promptedId.tooMany',
] as const satisfies readonly MessageKey[];
