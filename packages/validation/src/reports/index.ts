export * from './constants.ts';
export * from './statement.ts';
export * from './journal.ts';
export * from './journalDelivery.ts';
export * from './reports.ts';
export * from './savedReport.ts';
export * from './taxRates.ts';
