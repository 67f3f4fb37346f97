import * as z from 'zod/mini';
import { read } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';
import { MONEY_CENTS_MAX } from './constants.ts';
import { readDecimal } from './readDecimal.ts';

const dollars = (cents: number) => cents / 100;

/**
 * Money as typed, between `minCents` and `maxCents` inclusive, parsed to integer cents. `outside`
 * is the key for amounts out of range; its params `min` and `max` are in dollars. [LIMIT-10]
 */
export const moneyBetween = (
  minCents: number,
  maxCents: number,
  outside: MessageKey = 'value.between',
) =>
  read<number>((input) => {
    const result = readDecimal(input, 2, 'money.decimals');
    const isOutside = 'value' in result && (result.value < minCents || result.value > maxCents);
    if (!isOutside) return result;
    return { key: outside, params: { min: dollars(minCents), max: dollars(maxCents) } };
  });

/** Parses a decimal string or number with at most two decimals to integer cents. [LIMIT-10] */
export const money = moneyBetween(0, MONEY_CENTS_MAX, 'value.atMost');

/** Integer cents between `minCents` and `maxCents` inclusive, as sent in requests. */
export const centsBetween = (
  minCents: number,
  maxCents: number,
  outside: MessageKey = 'value.between',
) =>
  z.int({ error: 'value.invalid' }).check(
    z.refine((cents) => cents >= minCents && cents <= maxCents, {
      error: outside,
      params: { min: dollars(minCents), max: dollars(maxCents) },
      abort: true,
    }),
    // for the JSON Schema; they find nothing, since the check above has
    z.minimum(minCents),
    z.maximum(maxCents),
  );
