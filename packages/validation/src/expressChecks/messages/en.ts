export const en = {
  'expressCheck.accountReadOnly':
    'This account is read-only, so its express checks cannot be changed',
  'expressCheck.registered': 'The express check is registered to its payee already',
  'expressCheck.cashed': 'The express check is cashed already',
  'expressCheck.is.activated': 'The express check is activated',
  'expressCheck.is.blocked': 'The express check is blocked, which is a permanent deactivation',
  'expressCheck.is.onHold':
    'The express check was put on hold: it is canceled and its amount is back on the account',
} as const;
