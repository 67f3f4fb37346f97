import type * as z from 'zod/mini';
import { oneOf } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';

/** Product groups that limits can list. [ENT-25] */
export const PRODUCT_GROUPS = [
  'gasoline',
  'diesel',
  'alternativeFuel',
  'def',
  'fluids',
  'services',
  'supplies',
  'misc',
  'food',
  'cash',
] as const;
export const productGroup = oneOf(PRODUCT_GROUPS);
export type ProductGroup = z.infer<typeof productGroup>;

/** The message key for a group's name. */
export const productGroupKey = (group: ProductGroup) =>
  `limits.group.${group}` as const satisfies MessageKey;
