export * from './BulkBar.tsx';
