export * from './LimitBar.tsx';
