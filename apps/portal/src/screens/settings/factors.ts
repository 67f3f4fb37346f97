import type { Contract, ResponseOf } from '@forecourt/api-client/contract';

export type Factor = ResponseOf<Contract['listFactors']>['items'][number];
export type FactorType = Factor['factorType'];
/** A way whose set-up has begun; `activation` null: nothing to scan, or it began earlier. */
export type BegunFactor = ResponseOf<Contract['enrollFactor']>;

/** Ways that this page can set up; the others are set up while signing in. */
const CODE_FACTORS = ['app', 'sms', 'call'] as const;
export type CodeFactor = (typeof CODE_FACTORS)[number];

/** Whether a way is set up here, by its first code. */
export const isCodeFactor = (type: FactorType): type is CodeFactor =>
  CODE_FACTORS.some((one) => one === type);
