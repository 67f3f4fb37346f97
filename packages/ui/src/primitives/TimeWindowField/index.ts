export * from './TimeWindowField.tsx';
