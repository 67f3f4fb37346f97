export * from './accountNumber.ts';
export * from './accounts.ts';
export * from './activation.ts';
export * from './constants.ts';
export * from './lifecycle.ts';
export * from './membership.ts';
export * from './sessionState.ts';
export * from './accountReasons.ts';
