import * as z from 'zod/mini';
import { natural, nullable } from '../core/shape.ts';
import { MONEY_CENTS_MAX } from './constants.ts';

/** A limit in cents. */
export const limitCents = natural.check(z.maximum(MONEY_CENTS_MAX, { error: 'value.tooLarge' }));
/** A limit in cents; `null` if there is none. */
export const optionalCents = nullable(limitCents);
