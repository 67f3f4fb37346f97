import * as z from 'zod/mini';
import { natural, nullable } from '../core/shape.ts';
import { MONEY_CENTS_MAX } from './constants.ts';

/** Cents of a limit. */
export const limitCents = natural.check(z.maximum(MONEY_CENTS_MAX, { error: 'value.tooLarge' }));
/** Cents of a limit; null: none of its own. */
export const optionalCents = nullable(limitCents);
