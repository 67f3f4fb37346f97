export * from './decodeText.ts';
export * from './download.ts';
export { findHeader, type FoundTable } from './findHeader.ts';
export * from './importColumns.ts';
export { suggestMapping, type ImportMapping } from './suggestMapping.ts';
