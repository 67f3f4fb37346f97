export const en = {
  'lists.view.all.cards': 'All cards',
  'lists.view.all.activity': 'All activity',
  'lists.view.all.drivers': 'All drivers',
  'lists.view.all.vehicles': 'All vehicles',
  'lists.view.shared': 'Everyone on the account can now use {name}.',
  'lists.view.unshared': 'Only you can use {name} now.',
  'lists.view.failed': 'The view was not saved. {why}',
  'lists.view.removeFailed': 'The view was not deleted. {why}',
  'lists.view.shareFailed': 'The view was not changed. {why}',
} as const;
