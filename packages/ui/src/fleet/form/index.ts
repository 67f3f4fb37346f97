export * from './useDirty.ts';
export * from './useRules.ts';
