export { NOTIFICATION_STREAM } from '../contract/notificationStream.ts';
export * from './followEvents.ts';
