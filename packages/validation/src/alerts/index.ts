export * from './constants.ts';
export * from './exceptions.ts';
