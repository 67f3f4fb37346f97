export * from './CardForm.tsx';
export type { CardChange } from './draft.ts';
