import type * as z from 'zod/mini';
import { requiredChoice } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';

/** Why a card is replaced. [CARD-19] */
export const REPLACEMENT_REASONS = ['damaged', 'lostOrStolen'] as const;
export const replacementReason = requiredChoice(
  REPLACEMENT_REASONS,
  'card.replacementReasonRequired',
);
export type ReplacementReason = z.infer<typeof replacementReason>;

/** The message key for a reason's text. */
export const replacementReasonKey = (name: ReplacementReason) =>
  `replacementReason.${name}` as const satisfies MessageKey;
