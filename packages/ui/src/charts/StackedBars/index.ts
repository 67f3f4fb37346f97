export * from './StackedBars.tsx';
export * from './StackedBarsTable.tsx';
export * from './types.ts';
