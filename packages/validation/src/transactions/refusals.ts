import type { MessageKey } from '../messages/keys.ts';

/** What the gateway refuses of purchases without a card besides what the rules give. */
export const CARDLESS_REFUSALS = ['cardless.unknown'] as const satisfies readonly MessageKey[];
