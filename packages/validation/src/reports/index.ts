export * from './constants.ts';
export * from './statement.ts';
