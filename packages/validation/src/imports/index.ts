export * from './canonicalRows.ts';
export { IMPORT_COLUMN_KEYS, isImportColumn, type ImportColumnKey } from './importColumnKeys.ts';
export type * from './importTypes.ts';
export type * from './importKinds.ts';
export { KNOWN_REMARK } from './RowJudge.ts';
export type { ImportAccount, ImportContext, PurchaseContext } from './importContext.ts';
export * from './RowChecker.ts';
export type { RowRules, RowRulesOf } from './rowRules.ts';
