import type * as z from 'zod/mini';
import { messageParams } from '../core/messageParams.ts';
import { id, instant, nullable, oneOf, shape, text } from '../core/shape.ts';

/** Levels of notifications. [UI-14] */
export const NOTIFICATION_LEVELS = ['alert', 'other'] as const;
export const notificationLevel = oneOf(NOTIFICATION_LEVELS);

export const NOTIFICATION_STATES = ['open', 'resolved', 'ignored'] as const;
export const notificationState = oneOf(NOTIFICATION_STATES);

/**
 * Something that needs attention. The text is a message key with params, formatted by the portal.
 * Items without a level or key are skipped in the list. [UI-12 to UI-15]
 */
export const notification = shape({
  notificationId: id,
  level: nullable(notificationLevel),
  state: notificationState,
  messageKey: nullable(text(80)),
  params: messageParams,
  cardId: nullable(id),
  orderId: nullable(id),
  /** The related purchase; the latest if there are several. */
  transactionId: nullable(id),
  /** The related file. */
  exportId: nullable(id),
  disputeId: nullable(id),
  occurredAt: instant,
});
export type Notification = z.infer<typeof notification>;
