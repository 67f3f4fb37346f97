import * as z from 'zod/mini';
import { findProduct } from '../products/products.ts';

/** What a product's code looks like: three digits, as sites ask with it. [ENT-26] */
export const productCode = z
  .string({ error: 'value.invalid' })
  .check(z.regex(/^\d{3}$/, { error: 'limit.productCode' }));

/** A code of a product that the portal knows, which a limit can name. [ENT-26] */
export const listedProductCode = z
  .string({ error: 'value.invalid' })
  .check(z.refine((code) => findProduct(code) !== undefined, { error: 'limit.productCode' }));
