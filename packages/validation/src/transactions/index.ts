export * from './transaction.ts';
