export * from './assertType.ts';
export * from './base64.ts';
export * from './issue.ts';
export * from './lifecycle.ts';
