export const en = {
  'payment.accountReadOnly': 'This account is read-only, so its payments cannot be changed',
  'payment.dayNeeded': 'Choose a payment date',
  'payment.cutoffPassed': 'The cutoff for that day, {cutoff}, has passed. Choose a later date.',
  'payment.is.unpaid': 'The payment is unpaid',
  'payment.is.scheduled': 'The payment is scheduled',
  'payment.is.paid': 'The payment is paid',
  'payment.aboveOwed': 'Enter {owed} or less: that is what you owe',
  'payment.amountRequired': 'Enter an amount above $0.00',
  'payment.tooFarAhead': 'Choose a date within the next {max} days',
  'payment.underWay': 'The payment is with the bank and can no longer be canceled',
} as const;
