export * from './autoReload.ts';
export * from './bankAccount.ts';
export * from './consent.ts';
export * from './constants.ts';
export * from './failures.ts';
export * from './funding.ts';
export * from './method.ts';
export * from './transfer.ts';
