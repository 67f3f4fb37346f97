import type { Contract, ResponseOf } from '@forecourt/api-client/contract';

export type Factor = ResponseOf<Contract['listFactors']>['items'][number];
export type FactorType = Factor['factorType'];
export type FactorActivation = NonNullable<ResponseOf<Contract['enrollFactor']>['activation']>;

/** Ways that this page can set up; the others are set up while signing in. */
const CODE_FACTORS = ['app', 'sms', 'call'] as const;

/** Whether a way is set up here, by its first code. */
export const isCodeFactor = (type: FactorType): type is (typeof CODE_FACTORS)[number] =>
  CODE_FACTORS.some((one) => one === type);
