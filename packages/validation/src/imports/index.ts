export * from './canonicalRows.ts';
export * from './importColumnKeys.ts';
export type * from './importTypes.ts';
export type { ImportContext } from './importContext.ts';
export * from './RowChecker.ts';
