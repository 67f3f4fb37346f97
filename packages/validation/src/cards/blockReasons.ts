import type * as z from 'zod/mini';
import { oneOf } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';

/** Reasons that can be given for stopping a card. [GW-27] */
export const BLOCK_REASONS = [
  'lost',
  'stolen',
  'damaged',
  'driverLeft',
  'vehicleSold',
  'suspectedFraud',
  'notReceived',
  'seasonal',
  'other',
] as const;
export const blockReason = oneOf(BLOCK_REASONS);
export type BlockReason = z.infer<typeof blockReason>;

/** Actions that take a reason: blocking ends the card; holding can be undone. */
export type StoppingAction = 'block' | 'hold';

/** A seasonal pause is no reason to block a card, and damage is no reason to hold one. */
export const BLOCK_REASON_ACTIONS: Readonly<Record<BlockReason, readonly StoppingAction[]>> = {
  lost: ['block', 'hold'],
  stolen: ['block', 'hold'],
  damaged: ['block'],
  driverLeft: ['block', 'hold'],
  vehicleSold: ['block'],
  suspectedFraud: ['block', 'hold'],
  notReceived: ['block', 'hold'],
  seasonal: ['hold'],
  other: ['block', 'hold'],
};

/** Reasons that apply to the action, in display order. */
export const reasonsFor = (action: StoppingAction): readonly BlockReason[] =>
  BLOCK_REASONS.filter((name) => BLOCK_REASON_ACTIONS[name].includes(action));

/** The message key for a reason's text. */
export const blockReasonKey = (name: BlockReason) =>
  `blockReason.${name}` as const satisfies MessageKey;
