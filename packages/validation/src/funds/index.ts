export * from './constants.ts';
export * from './failures.ts';
export * from './funding.ts';
