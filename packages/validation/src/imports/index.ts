export * from './canonicalRows.ts';
export * from './decodeText.ts';
export * from './download.ts';
export { findHeader, type FoundTable, type Grid } from './findHeader.ts';
export * from './importColumns.ts';
export type * from './importTypes.ts';
export type { ImportContext } from './lookups.ts';
export * from './RowChecker.ts';
export { suggestMapping, type ImportMapping } from './suggestMapping.ts';
