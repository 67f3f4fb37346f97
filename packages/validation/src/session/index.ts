export * from './constants.ts';
export * from './drafts.ts';
export * from './identityClient.ts';
export * from './refusals.ts';
export * from './remoteConfiguration.ts';
