export * from './bill.ts';
export * from './billDue.ts';
export * from './constants.ts';
export * from './lifecycle.ts';
export * from './paymentCutoff.ts';
