export const en = {
  'date.invalid': 'Enter a date',
  'date.startRequired': 'Enter a start date',
  'date.endRequired': 'Enter an end date',
  'dateRange.startAfterEnd': 'The start date must be before the end date',
  'dateRange.notYet': 'The start date cannot be in the future',
  'dateRange.tooManyDays': 'A date range can span at most {max} days',
  'dateRange.tooManyYears':
    'A date range can span at most {max, plural, one {# year} other {# years}}',
  'dateRange.transactionHistory':
    'Transaction history beyond {max} days is available through reports',
  'dateRange.reportHistory': 'Reports and history are only for up to {max} years',
  'expiry.required': 'Enter an expiry date',
  'expiry.format': 'Enter month and year as MMYY or MM/YYYY',
  'expiry.past': 'The expiry date must be a future date',
} as const;
