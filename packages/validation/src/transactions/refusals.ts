import type { MessageKey } from '../messages/keys.ts';

/** Refusals of cardless purchases by the gateway, in addition to those from the rules. */
export const CARDLESS_REFUSALS = ['cardless.unknown'] as const satisfies readonly MessageKey[];
