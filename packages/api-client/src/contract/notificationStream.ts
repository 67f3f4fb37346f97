/**
 * `GET /notifications/stream`, server-sent events: `event: notifications` at once and whenever one
 * came or was settled, with comments in between so that the line stays open. The list itself is
 * fetched again; whatever a stream that broke had missed is in it. [GW-134]
 */
export const NOTIFICATION_STREAM = {
  path: '/notifications/stream',
  event: 'notifications',
  permission: 'notifications.view',
} as const;
