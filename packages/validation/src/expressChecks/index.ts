export * from './constants.ts';
export * from './expressCheck.ts';
export * from './issuing.ts';
export * from './lifecycle.ts';
