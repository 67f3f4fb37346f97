export * from './SimpleTable.tsx';
