export * from './apiKeys.ts';
export * from './refusals.ts';
export * from './webhooks.ts';
