export const en = {
  'money.decimals': 'Enter an amount with at most two decimals',
  'fee.fraudProtector': 'Fraud Protector',
  'fee.expressCheck': 'Express check fees',
  'fee.late': 'Late fees',
  'fee.program': 'Program fee',
} as const;
