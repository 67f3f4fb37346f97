export const en = {
  'lists.view.all.cards': 'All cards',
  'lists.view.all.activity': 'All activity',
  'lists.view.all.drivers': 'All drivers',
  'lists.view.all.vehicles': 'All vehicles',
  'lists.view.shared': 'All users of the account can use {name} now.',
  'lists.view.unshared': '{name} is yours alone again.',
  'lists.view.failed': 'The view was not saved. {why}',
} as const;
