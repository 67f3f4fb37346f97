export * from './OrderTracker.tsx';
