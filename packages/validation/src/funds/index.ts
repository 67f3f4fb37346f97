export * from './constants.ts';
export * from './funding.ts';
