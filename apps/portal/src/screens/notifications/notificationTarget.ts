import type { Notification } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';

/** What a notification leads to. */
export interface NotificationTarget {
  readonly what: 'dispute' | 'purchase' | 'order' | 'card';
  readonly address: string;
}

/** The nearest thing that it tells of: a dispute before its purchase, a purchase before its card. */
export function notificationTarget({
  disputeId,
  transactionId,
  orderId,
  cardId,
}: Notification): NotificationTarget | null {
  if (disputeId) return { what: 'dispute', address: href('dispute', { disputeId }) };
  if (transactionId) return { what: 'purchase', address: href('purchase', { transactionId }) };
  if (orderId) return { what: 'order', address: href('order', { orderId }) };
  return cardId ? { what: 'card', address: href('card', { cardId }) } : null;
}
