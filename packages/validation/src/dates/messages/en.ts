export const en = {
  'date.invalid': 'Enter a date',
  'date.startRequired': 'Enter a start date',
  'date.endRequired': 'Enter an end date',
  'dateRange.startAfterEnd': 'The start date must be before the end date',
  'dateRange.notYet': 'The start date cannot be in the future',
  'dateRange.tooManyDays': 'Choose a range of {max} days or fewer',
  'dateRange.tooManyYears': 'Choose a range of {max, plural, one {# year} other {# years}} or less',
  'dateRange.transactionHistory':
    'Transaction history beyond {max} days is available through reports',
  'dateRange.reportHistory': 'Reports and history are only for up to {max} years',
  'expiry.required': 'Enter an expiration date',
  'expiry.format': 'Enter month and year as MMYY or MM/YYYY',
  'expiry.past': 'Enter an expiration date in the future',
} as const;
