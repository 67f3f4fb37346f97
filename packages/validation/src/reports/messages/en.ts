/** English texts of statements, invoices and reports: ICU messages. */
export const en = {
  'document.notAvailable': 'The document failed to download or is not available',
  'statementLine.payment': 'Payment, thank you',
  'statementLine.returnedPayment': 'Payment returned by the bank',
  'statementLine.credit': 'Dispute credited',
  'statementLine.other': 'Adjustment',
} as const;
