export * from './constants.ts';
export * from './departments.ts';
export * from './feedback.ts';
export * from './lifecycle.ts';
export * from './userProfile.ts';
