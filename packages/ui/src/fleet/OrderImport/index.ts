export * from './ColumnMapping.tsx';
export * from './ImportCheck.tsx';
export * from './ImportConfirm.tsx';
export * from './ImportEnter.tsx';
export * from './ImportFileStep.tsx';
export * from './ImportProgress.tsx';
export { tally, type ImportTally } from './tally.ts';
export type * from './types.ts';
