/**
 * `GET /notifications/stream`, server-sent events: `event: notifications` right away and whenever
 * one is added or settled, with comments in between as a heartbeat. Clients refetch the list
 * itself, so nothing is missed when a stream breaks. [GW-134]
 */
export const NOTIFICATION_STREAM = {
  path: '/notifications/stream',
  event: 'notifications',
  permission: 'notifications.view',
} as const;
