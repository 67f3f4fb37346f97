export * from './CardOrderForm.tsx';
export type { CardDefaults, DeliveryDraft } from './draft.ts';
export type { Choice, OrderChoices } from './types.ts';
