export const en = {
  'funds.insufficient': 'There are insufficient funds for this payment',
  'funds.cardNotProcessed':
    'This card could not be processed. Please try an alternative payment method.',
  'funds.otherMethod': 'Select a different payment method',
  'funds.pendingTransaction': 'A pending transaction blocks adding funds',
} as const;
