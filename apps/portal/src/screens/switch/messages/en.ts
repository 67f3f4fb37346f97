/** English texts of the screens for switching account or fleet. */
export const en = {
  'switch.account.title': 'Switch Account',
  'switch.account.subtitle':
    '{count, plural, one {# account} other {# accounts}} that you can open',
  'switch.account.search': 'Find an account by name or number',
  'switch.account.list': 'Accounts',
  'switch.account.facts':
    'Account {number} · {fleets, plural, one {# fleet} other {# fleets}} · {role}',
  'switch.account.current': 'Current account',
  'switch.account.state.readOnly': 'Read-only',
  'switch.account.state.locked': 'Locked',
  'switch.account.state.closed': 'Closed',
  'switch.account.go': 'Switch',
  'switch.account.goTo': 'Switch to {name}',
  'switch.account.none': 'No accounts match “{q}”',
  'switch.account.noneText': 'Try another name or the account number.',
  'switch.fleet.title': 'Switch Group',
  'switch.fleet.subtitle': 'See figures and cards for one fleet in {account}, or for all of them.',
  'switch.fleet.search': 'Find a fleet by name or code',
  'switch.fleet.list': 'Fleets',
  'switch.fleet.all': 'All fleets',
  'switch.fleet.allText': 'Everything you can see in this account',
  'switch.fleet.facts': 'Fleet {code}',
  'switch.fleet.what': 'The fleets',
  'switch.fleet.none': 'No fleets match “{q}”',
  'switch.fleet.noneText': 'Try another name or the fleet code.',
} as const;
