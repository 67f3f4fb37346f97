/** What the screens say on which the account or the fleet is chosen. */
export const en = {
  'switch.account.title': 'Switch Account',
  'switch.account.subtitle':
    '{count, plural, one {# account} other {# accounts}} that you have a role in',
  'switch.account.search': 'Find an account by name or number',
  'switch.account.list': 'Accounts',
  'switch.account.facts':
    'Account {number} · {fleets, plural, one {# fleet} other {# fleets}} · {role}',
  'switch.account.current': 'You are here',
  'switch.account.state.readOnly': 'Read-only',
  'switch.account.state.locked': 'Locked',
  'switch.account.state.closed': 'Closed',
  'switch.account.go': 'Switch',
  'switch.account.goTo': 'Switch to {name}',
  'switch.account.none': 'No account matches “{q}”',
  'switch.account.noneText': 'Look for another name, or for the number of the account.',
  'switch.fleet.title': 'Switch Group',
  'switch.fleet.subtitle': 'Figures and cards of one fleet of {account}, or of all',
  'switch.fleet.search': 'Find a fleet by name or code',
  'switch.fleet.list': 'Fleets',
  'switch.fleet.all': 'All fleets',
  'switch.fleet.allText': 'Everything that you may see in this account',
  'switch.fleet.facts': 'Fleet {code}',
  'switch.fleet.what': 'The fleets',
  'switch.fleet.none': 'No fleet matches “{q}”',
  'switch.fleet.noneText': 'Look for another name, or for its code.',
} as const;
