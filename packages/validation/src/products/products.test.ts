import { describe, expect, it } from 'vitest';
import { PRODUCT_GROUPS } from '../limits/productGroups.ts';
import { PRODUCT_CATEGORIES, productCategoryId } from '../transactions/productCategory.ts';
import { findProduct, products } from './products.ts';

describe('products', () => {
  it('list each three-digit code once, in order', () => {
    const codes = products.map(({ code }) => code);
    expect(codes.every((code) => /^\d{3}$/.test(code))).toBe(true);
    expect(codes).toEqual([...new Set(codes)].toSorted());
  });

  it('[ENT-25] include every product group', () => {
    expect(new Set(products.map(({ group }) => group))).toEqual(new Set(PRODUCT_GROUPS));
  });

  it('[ENT-10] belong to categories with id, colour, name, and weight', () => {
    expect(PRODUCT_CATEGORIES).toEqual([
      { id: 1, colour: 'fuel', name: 'Fuel Products', weight: 1 },
      { id: 2, colour: 'nonFuel', name: 'Non-Fuel Products', weight: 2 },
      { id: 3, colour: 'na', name: 'NA', weight: 3 },
    ]);
    const ids = PRODUCT_CATEGORIES.map(({ id }) => id);
    expect(new Set(products.map(({ categoryId }) => categoryId))).toEqual(new Set(ids));
    expect([0, 1, 2, 3, 4].filter((id) => productCategoryId.safeParse(id).success)).toEqual(ids);
  });

  it('[ENT-11] [ENT-12] [ENT-13] are categorized as fuel, non-fuel, or neither', () => {
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
