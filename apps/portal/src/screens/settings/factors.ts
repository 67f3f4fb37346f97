import type { Contract, ResponseOf } from '@forecourt/api-client/contract';

export type Factor = ResponseOf<Contract['listFactors']>['items'][number];
export type FactorType = Factor['factorType'];
/** A factor being set up; `activation` is null without a QR code, or if begun earlier. */
export type PendingFactor = ResponseOf<Contract['enrollFactor']>;

/** Factors that can be set up here; the others are set up during sign-in. */
const CODE_FACTORS = ['app', 'sms', 'call'] as const;
export type CodeFactor = (typeof CODE_FACTORS)[number];

/** Whether a factor is set up here, with its first code. */
export const isCodeFactor = (type: FactorType): type is CodeFactor =>
  CODE_FACTORS.some((factor) => factor === type);
