export * from './constants.ts';
export * from './identityClient.ts';
export * from './remoteConfiguration.ts';
