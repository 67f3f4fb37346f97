import * as z from 'zod/mini';
import { read } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';
import { MONEY_CENTS_MAX } from './constants.ts';
import { readDecimal } from './readDecimal.ts';

const dollars = (cents: number) => cents / 100;

/**
 * Money from `minCents` to `maxCents`, both included, as people type it, to integer cents. `outside`
 * is the key for what lies beyond; its params `min` and `max` are dollars. [LIMIT-10]
 */
export const moneyBetween = (
  minCents: number,
  maxCents: number,
  outside: MessageKey = 'value.between',
) =>
  read<number>((input) => {
    const found = readDecimal(input, 2, 'money.decimals');
    const isOutside = 'value' in found && (found.value < minCents || found.value > maxCents);
    if (!isOutside) return found;
    return { key: outside, params: { min: dollars(minCents), max: dollars(maxCents) } };
  });

/** A decimal string or number to integer cents, at most two decimals. [LIMIT-10] */
export const money = moneyBetween(0, MONEY_CENTS_MAX, 'value.atMost');

/** Integer cents from `minCents` to `maxCents`, both included, as calls carry them. */
export const centsBetween = (
  minCents: number,
  maxCents: number,
  outside: MessageKey = 'value.between',
) =>
  z.int({ error: 'value.invalid' }).check(
    z.refine((cents) => cents >= minCents && cents <= maxCents, {
      error: outside,
      params: { min: dollars(minCents), max: dollars(maxCents) },
    }),
  );
