export * from './atLeastOneOf.ts';
export * from './attachments.ts';
export * from './confirmations.ts';
export * from './constants.ts';
export * from './dispute.ts';
export * from './disputeEvidence.ts';
export * from './disputeForm.ts';
export * from './disputeRefusal.ts';
export type { FileKind } from './fileKind.ts';
