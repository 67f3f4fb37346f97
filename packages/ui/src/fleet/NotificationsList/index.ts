export * from './NotificationsList.tsx';
