export * from './Lines.tsx';
export * from './LinesTable.tsx';
export * from './types.ts';
