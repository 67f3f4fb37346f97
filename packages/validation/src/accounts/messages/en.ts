export const en = {
  'account.delinquent': 'Pay the overdue balance first',
  'account.notDelinquent': 'Nothing is overdue on this account',
  'account.inactive':
    'The account has not been used for {months, plural, one {# month} other {# months}}. Call customer service.',
  'account.notInactive':
    'The account was used in the last {months, plural, one {# month} other {# months}}',
  'account.callToReactivate':
    'To reactivate a closed account, call customer service within {days, plural, one {# day} other {# days}} of closing it',
  'account.reactivationOver':
    'The account was closed more than {days, plural, one {# day} other {# days}} ago',
  'account.lockedDelinquent': 'The account is locked due to delinquent status',
  'account.lockedInactive':
    'The account is locked after {months, plural, one {# month} other {# months}} of inactivity, and card orders are blocked',
  'customer.idExpired': 'The customer ID has expired',
  'fleet.lockedOrInactive': 'Fleet is locked or not active',
  'account.wasReadOnly': 'The account was read-only before it was locked',
  'account.wasNotReadOnly': 'The account was not read-only before it was locked',
  'account.is.open': 'The account is open',
  'account.is.readOnly': 'The account is read-only',
  'account.is.locked': 'The account is locked',
  'account.is.closed': 'The account is closed',
  'activation.failed': 'Activation Failed',
  'card.detailsInvalid': 'Invalid card details, country or number',
  'card.numberNotRecognized': 'Card Number not recognized',
  'card.numberDiffers': 'The card number does not match our records',
  'card.expirationDiffers': 'The expiration date does not match the card you are moving',
} as const;
