import { describe, expect, it } from 'vitest';
import { PRODUCT_GROUPS } from '../limits/productGroups.ts';
import { findProduct, products } from './products.ts';

describe('products', () => {
  it('lists every code once, in order, three digits each', () => {
    const codes = products.map(({ code }) => code);
    expect(codes.every((code) => /^\d{3}$/.test(code))).toBe(true);
    expect(codes).toEqual([...new Set(codes)].toSorted());
  });

  it('[ENT-25] has a product in every group', () => {
    expect(new Set(products.map(({ group }) => group))).toEqual(new Set(PRODUCT_GROUPS));
  });

  it('[ENT-11] [ENT-12] [ENT-13] puts fuel, the rest and neither into their categories', () => {
    expect(findProduct('053')).toEqual({
      code: '053',
      name: 'ULSD #2',
      group: 'diesel',
      categoryId: 1,
      unit: 'gal',
    });
    expect(findProduct('062')?.categoryId).toBe(2);
    expect(findProduct('950')?.categoryId).toBe(3);
    expect(findProduct('777')).toBeUndefined();
  });
});
