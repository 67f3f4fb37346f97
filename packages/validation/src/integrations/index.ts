export * from './apiKeys.ts';
export * from './refusals.ts';
