export * from './assertType.ts';
export * from './issue.ts';
export * from './lifecycle.ts';
