export * from './constants.ts';
export * from './cookieSettings.ts';
export * from './identityClientConfig.ts';
export * from './redirect.ts';
