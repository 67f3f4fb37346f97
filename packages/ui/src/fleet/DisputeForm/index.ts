export * from './DisputeDocuments.tsx';
export * from './DisputeForm.tsx';
export type { DisputeAnswers } from './draft.ts';
