export * from './constants.ts';
export * from './departments.ts';
export * from './feedback.ts';
export * from './lifecycle.ts';
export * from './refusals.ts';
export * from './renaming.ts';
export * from './userProfile.ts';
export * from './userAccess.ts';
