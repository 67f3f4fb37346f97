import * as z from 'zod/mini';
import { nullable } from '../core/shape.ts';
import { MONEY_CENTS_MAX } from './constants.ts';

/** Cents of a limit. */
export const limitCents = z
  .int({ error: 'value.invalid' })
  .check(
    z.minimum(0, { error: 'value.atLeast' }),
    z.maximum(MONEY_CENTS_MAX, { error: 'value.tooLarge' }),
  );
/** Cents of a limit; null: none of its own. */
export const optionalCents = nullable(limitCents);
