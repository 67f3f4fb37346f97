import * as z from 'zod/mini';
import { messageParams } from '@forecourt/validation';
import { flag, integer, oneOf, rows, shape, text } from './shapes.ts';

/** An event of a card, driver, or vehicle: a change, a purchase, a decline, or an alert. */
export const timelineEntry = shape({
  /** For a purchase or decline, the transaction's ID. */
  entryId: text,
  at: text,
  kind: oneOf(['change', 'purchase', 'decline', 'alert']),
  /** A user, or the driver at a pump or through a link; `null` for an automatic event. */
  actor: z.nullable(text),
  /** The provider's user who acted as `actor`; `null` if `actor` acted personally. */
  emulatedBy: z.nullable(text),
  /** `driver.edited`, `card.block`, `purchase`, `decline`; for an alert, its message key. */
  action: text,
  /** The card's state before and after, if it changed. */
  from: z.nullable(text),
  to: z.nullable(text),
  /** Other differences, worded as of then; limits are JSON under `ownLimits` and `limits`. */
  changes: rows({ field: text, from: z.nullable(text), to: z.nullable(text) }),
  /** The reason a user gave; for a decline, the rule. */
  reason: z.nullable(text),
  cardLast4: z.nullable(text),
  /** The amount paid; for a decline, the amount requested. */
  amountCents: z.nullable(integer),
  place: z.nullable(text),
  /** As typed at the pump. */
  odometerMiles: z.nullable(integer),
  unitNumber: z.nullable(text),
  /** Who recorded a purchase made without our cards; `null` otherwise. */
  source: z.nullable(text),
  /** Parameters of an alert's message. */
  params: messageParams,
  /** Whether the change can be undone. */
  canUndo: flag,
});
export type TimelineEntry = z.infer<typeof timelineEntry>;
