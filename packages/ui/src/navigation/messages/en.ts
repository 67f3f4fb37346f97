export const en = {
  'mainMenu.label': 'Main menu',
  'mainMenu.toggle': '{name} menu',
  'mainMenu.newTab': '(opens in a new tab)',
  'accountSwitcher.label': 'Switch account',
  'accountSwitcher.facts': 'Account {number} · {fleets, plural, one {# fleet} other {# fleets}}',
  'topBar.menu': 'Open the menu',
  'topBar.notifications':
    '{count, plural, =0 {Notifications, none open} other {Notifications, {shown} open}}',
  'stepper.goBack': 'Back to {name}',
  'breadcrumb.label': 'Breadcrumb',
} as const;
