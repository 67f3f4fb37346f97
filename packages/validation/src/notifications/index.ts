export * from './kinds.ts';
export * from './notification.ts';
export * from './push.ts';
