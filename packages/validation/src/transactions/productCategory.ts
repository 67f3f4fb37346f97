import * as z from 'zod/mini';

/** Product categories in the spend chart. [ENT-10 to ENT-13] */
export const PRODUCT_CATEGORIES = [
  { id: 1, name: 'Fuel Products', colour: 'fuel', weight: 1 },
  { id: 2, name: 'Non-Fuel Products', colour: 'nonFuel', weight: 2 },
  { id: 3, name: 'NA', colour: 'na', weight: 3 },
] as const;
export const productCategoryId = z.union([z.literal(1), z.literal(2), z.literal(3)], {
  error: 'value.invalid',
});
export type ProductCategoryId = z.infer<typeof productCategoryId>;
