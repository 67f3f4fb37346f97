export * from './countErrors.ts';
export * from './EntityForm.tsx';
export * from './entity.ts';
export * from './fields.tsx';
export * from './typed.ts';
export * from './useDirty.ts';
export * from './useKeptDraft.ts';
export * from './useRules.ts';
