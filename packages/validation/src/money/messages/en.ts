export const en = {
  'money.decimals': 'Enter an amount with at most two decimal places',
  'fee.fraudProtector': 'Fraud Protector',
  'fee.expressCheck': 'Express check fees',
  'fee.late': 'Late fees',
  'fee.program': 'Program fees',
  'fee.funding': 'Fund fees',
  'fund.atLeast': 'Enter at least ${min}.00',
  'fund.methodRequired': 'Choose how to fund the account',
  'fund.methodTaken': 'Only one account per funding method type is allowed',
  'fund.feeRate': 'Enter a fund fee between {min}% and {max}%',
  'express.transactionAboveDay':
    'The maximum transaction amount cannot exceed the daily transaction amount',
} as const;
