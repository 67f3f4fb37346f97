export { messageParams } from '../core/messageParams.ts';
export * from './kinds.ts';
export * from './notification.ts';
export * from './push.ts';
