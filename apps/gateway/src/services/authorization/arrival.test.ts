import { expect, it } from 'vitest';
import { linesOf } from './arrival.ts';

it.each([
  ['diesel', '053', 40_000],
  ['kerosene', '300', 40_000],
  ['a car wash', '102', 0],
  ['an unknown product', '999', 0],
])('[LIMIT-01] counts the gallons of %s', (_product, productCode, milligallons) => {
  const lines = [
    { productCode, quantityThousandths: 40_000, unitPriceMills: 3_500, amountCents: 14_000 },
  ];
  expect(linesOf({ lines })).toMatchObject([{ milligallons, amountCents: 14_000 }]);
});
