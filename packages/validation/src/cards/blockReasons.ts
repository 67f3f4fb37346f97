import type * as z from 'zod/mini';
import { oneOf } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';

/** Reasons that a person can give for stopping a card. [GW-27] */
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

/** What a reason can be given for: blocking ends the card, holding can be taken back. */
export type StoppingAction = 'block' | 'hold';

/** A seasonal pause is no reason to end a card, a card that is broken none to hold it. */
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

/** The reasons that can be given for the action, in the order in which a list shows them. */
export const reasonsFor = (action: StoppingAction): readonly BlockReason[] =>
  BLOCK_REASONS.filter((name) => BLOCK_REASON_ACTIONS[name].includes(action));

/** The message key of a reason's text. */
export const blockReasonKey = (name: BlockReason) =>
  `blockReason.${name}` as const satisfies MessageKey;
