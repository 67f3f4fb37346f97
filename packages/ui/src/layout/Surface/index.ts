export * from './Surface.tsx';
