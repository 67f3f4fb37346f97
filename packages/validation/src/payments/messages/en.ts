export const en = {
  'payment.accountReadOnly': 'This account is read-only, so its payments cannot be changed',
  'payment.dayNeeded': 'Choose the day on which to pay',
  'payment.cutoffPassed': 'The cut-off that day was {cutoff}',
  'payment.is.unpaid': 'The payment is unpaid',
  'payment.is.scheduled': 'The payment is scheduled',
  'payment.is.paid': 'The payment is paid',
  'payment.aboveOwed': 'You owe {owed}; a payment cannot be more',
  'payment.amountRequired': 'Enter an amount above $0.00',
  'payment.tooFarAhead': 'Choose a day within the next {max} days',
  'payment.underWay': 'The payment is with the bank and can no longer be canceled',
} as const;
