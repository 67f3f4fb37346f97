/** English texts of the pages for screens that are still to come: ICU messages. */
export const en = {
  'later.insights':
    'Here you will compare spend, gallons and prices over up to 90 days and see what drives them.',
  'later.accountSettings':
    'Here you will see departments, fleets, the account’s details and its feature package.',
  'later.exceptions': 'Here you will choose which purchases raise an alert, and who gets it.',
  'later.notifications':
    'Here you will find every notification and choose how each one reaches you.',
  'later.manageUsers':
    'Here you will add people, give them roles and fleets, and lock or remove them.',
  'later.orderCardsCfn': 'Here you will order cards for cardlock sites.',
  'later.rewards': 'Here you will see the points that your purchases earned, and redeem them.',
  'later.services': 'Here you will see what can be added to your program and what it costs.',
  'later.oneLook': 'Here you will add OneLook.',
  'later.fleetDash': 'Here you will add FleetDash.',
  'later.fraudProtector': 'Here you will add Fraud Protector and see what it covers.',
  'later.maintenance': 'Here you will add maintenance.',
  'later.fleetAdvance': 'Here you will add Fleet Advance.',
  'later.contact': 'Here you will find how to reach customer service, and when.',
  'later.liveHelp': 'Here you will show your page to an agent who helps you.',
  'later.feedback': 'Here you will tell us what works and what does not.',
  'later.signInHelp': 'Here you will find help with signing in.',
  'later.call': 'Until then, call {phone}.',
} as const;
