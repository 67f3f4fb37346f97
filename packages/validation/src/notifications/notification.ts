import type * as z from 'zod/mini';
import { messageParams } from '../core/messageParams.ts';
import { id, instant, nullable, oneOf, shape, text } from '../core/shape.ts';

/** Levels of the notifications list. [UI-14] */
export const NOTIFICATION_LEVELS = ['alert', 'other'] as const;
export const notificationLevel = oneOf(NOTIFICATION_LEVELS);

export const NOTIFICATION_STATES = ['open', 'resolved', 'ignored'] as const;
export const notificationState = oneOf(NOTIFICATION_STATES);

/**
 * Something that needs a person. The text is a key with params, put into words by the portal.
 * Level and key may be missing: the list then skips the item. [UI-12 to UI-15]
 */
export const notification = shape({
  notificationId: id,
  level: nullable(notificationLevel),
  state: notificationState,
  messageKey: nullable(text(80)),
  params: messageParams,
  cardId: nullable(id),
  orderId: nullable(id),
  /** The purchase that it is about, the last one of several. */
  transactionId: nullable(id),
  /** The file that it is about. */
  exportId: nullable(id),
  disputeId: nullable(id),
  occurredAt: instant,
});
export type Notification = z.infer<typeof notification>;
