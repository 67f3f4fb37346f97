export const en = {
  'funds.pendingTransaction': 'A pending transaction blocks adding funds',
} as const;
