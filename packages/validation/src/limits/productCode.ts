import * as z from 'zod/mini';
import { findProduct } from '../products/products.ts';

/** A product code of three digits, as sent by sites. [ENT-26] */
export const productCode = z
  .string({ error: 'value.invalid' })
  .check(z.regex(/^\d{3}$/, { error: 'limit.productCode' }));

/** The code of a known product, which limits can list. [ENT-26] */
export const listedProductCode = z
  .string({ error: 'value.invalid' })
  .check(z.refine((code) => findProduct(code) !== undefined, { error: 'limit.productCode' }));
