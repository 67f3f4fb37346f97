import { expect, it } from 'vitest';
import { keysOf } from '../core/issues.test.fixtures.ts';
import { listedProductCode, productCode } from './productCode.ts';

it.each([
  ['053', true, true],
  ['999', true, false],
  ['53', false, false],
  ['0530', false, false],
])(
  '[ENT-26] a product code has three digits, and a limit can list only known codes: %s',
  (code, isCode, isListed) => {
    expect(keysOf(productCode, code)).toEqual(isCode ? [] : ['limit.productCode']);
    expect(keysOf(listedProductCode, code)).toEqual(isListed ? [] : ['limit.productCode']);
  },
);
