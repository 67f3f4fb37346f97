export * from './Columns.tsx';
