export * from './fees.ts';
export * from './money.ts';
