import * as z from 'zod/mini';
import { natural } from '../core/shape.ts';
import { GALLONS_MAX, MILLIGALLONS_MAX } from './constants.ts';

/** Fuel limit in integer thousandths of a gallon, up to 500 gallons. [LIMIT-08] */
export const limitMilligallons = natural.check(
  z.refine((value) => value <= MILLIGALLONS_MAX, {
    error: 'value.between',
    params: { min: 0, max: GALLONS_MAX },
  }),
);
