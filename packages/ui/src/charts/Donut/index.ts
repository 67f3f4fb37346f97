export * from './Donut.tsx';
export * from './DonutTable.tsx';
export * from './types.ts';
