import type { MessageKey } from '../messages/keys.ts';

/** Refusals by the gateway, in addition to those from the rules. */
export const ADD_ON_REFUSALS = ['addOn.byFleet'] as const satisfies readonly MessageKey[];
