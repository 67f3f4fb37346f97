export * from './constants.ts';
export * from './exceptionRules.ts';
export * from './exceptions.ts';
export * from './subscription.ts';
