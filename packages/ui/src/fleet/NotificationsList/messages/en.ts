export const en = {
  'notificationsList.alert': 'Alert',
  'notificationsList.other': 'Notification',
  'notificationsList.resolved.verb': 'Resolve',
  'notificationsList.resolved.name': 'Resolve: {message}',
  'notificationsList.resolved.done': 'Resolved: {message}',
  'notificationsList.ignored.verb': 'Ignore',
  'notificationsList.ignored.name': 'Ignore: {message}',
  'notificationsList.ignored.done': 'Ignored: {message}',
  'notificationsList.undo': 'Undo',
} as const;
