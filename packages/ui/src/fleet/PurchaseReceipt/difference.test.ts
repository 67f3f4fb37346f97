import { describe, expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

const line = { discountCents: 248 } as const;
const compare = (status: 'complete' | 'pending', authorizedCents: number, netCents: number) =>
  differenceOf({
    status,
    authorizedCents,
    netCents,
    lines: [
      {
        ...line,
        productCode: '053',
        group: 'diesel',
        categoryId: 1,
        description: 'ULSD #2',
        quantityThousandths: 62_000,
        unit: 'gal',
        unitPriceMills: 3_410,
        grossCents: 21_142,
        netCents: 20_894,
      },
    ],
  });

describe('difference between the approved and the charged amount', () => {
  it.each([
    ['pending', 12_500, 12_500, 'pending', 0],
    ['complete', 20_894, 20_894, 'same', 0],
    ['complete', 21_142, 20_894, 'discount', 248],
    ['complete', 25_000, 20_894, 'less', 4_106],
    ['complete', 20_000, 20_894, 'more', 894],
  ] as const)(
    '%s purchase, %i approved, %i charged: %s',
    (status, authorized, net, reason, cents) => {
      expect(compare(status, authorized, net)).toEqual({ reason, cents });
    },
  );
});
