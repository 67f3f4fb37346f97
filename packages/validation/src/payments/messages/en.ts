export const en = {
  'payment.accountReadOnly': 'This account is read-only, so its payments cannot be changed',
  'payment.dayNeeded': 'Choose the day on which to pay',
  'payment.cutoffPassed': 'The cut-off of that day was {cutoff}',
  'payment.is.unpaid': 'The payment is unpaid',
  'payment.is.scheduled': 'The payment is scheduled',
  'payment.is.paid': 'The payment is paid',
} as const;
