import * as z from 'zod/mini';
import { messageParams } from '@forecourt/validation';
import { flag, oneOf, rows, shape, text } from './shapes.ts';

export const TIMELINE_KINDS = ['change', 'purchase', 'decline', 'alert'] as const;

const cents = z.int({ error: 'value.invalid' });

/** One thing that happened to a card, a driver or a vehicle: a change, a purchase, a decline, an alert. */
export const timelineEntry = shape({
  /** Of a purchase or decline: the transaction's. */
  entryId: text,
  at: text,
  kind: oneOf(TIMELINE_KINDS),
  /** Who did it: a person, or the driver at a pump or by a link; null: no one, it happened by itself. */
  actor: z.nullable(text),
  /** The provider's user who did it in the name of `actor`; null: they did it themselves. */
  emulatedBy: z.nullable(text),
  /** `driver.edited`, `card.block`, `purchase`, `decline`; of an alert the key of its words. */
  action: text,
  /** State of a card before and after, where it differs. */
  from: z.nullable(text),
  to: z.nullable(text),
  /** What else differs, in words as they were then; limits as JSON under `ownLimits` and `limits`. */
  changes: rows({ field: text, from: z.nullable(text), to: z.nullable(text) }),
  /** What a person gave as the reason; of a decline the rule. */
  reason: z.nullable(text),
  cardLast4: z.nullable(text),
  /** Paid; where nothing was, asked for. */
  amountCents: z.nullable(cents),
  place: z.nullable(text),
  /** What was typed in at the pump. */
  odometerMiles: z.nullable(cents),
  unitNumber: z.nullable(text),
  /** Who recorded a purchase that was made without our cards; null: anything else. */
  source: z.nullable(text),
  /** What the words of an alert are filled with. */
  params: messageParams,
  /** The change can be taken back by an undo. */
  canUndo: flag,
});
export type TimelineEntry = z.infer<typeof timelineEntry>;
