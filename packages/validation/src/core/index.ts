export * from './issue.ts';
export * from './lifecycle.ts';
