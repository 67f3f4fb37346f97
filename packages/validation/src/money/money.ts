import * as z from 'zod/mini';
import { nullable, read } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';

/** The largest amount that a field takes: just under ten million dollars. */
export const MONEY_CENTS_MAX = 999_999_999;
const PLAIN = /^\d*(?:\.\d*)?$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

type Read = { readonly value: number } | { readonly key: MessageKey };

/**
 * Reads a decimal as people type it ("$1,234.50") as an integer of `10 ** decimals` parts; trailing
 * zeros beyond do no harm. No rounding: a figure that says more than fits is refused.
 */
export function readDecimal(input: string | number, decimals: number, tooMany: MessageKey): Read {
  if (typeof input === 'number' && !Number.isFinite(input)) return { key: 'value.invalid' };
  let typed = typeof input === 'number' ? String(input) : input.trim();
  if (typed.startsWith('$')) typed = typed.slice(1).trimStart();
  if (typed === '') return { key: 'value.required' };
  if (!PLAIN.test(typed)) {
    if (!GROUPED.test(typed)) return { key: 'value.invalid' };
    typed = typed.replaceAll(',', '');
  }
  const point = typed.indexOf('.');
  const whole = point < 0 ? typed : typed.slice(0, point);
  const fraction = point < 0 ? '' : typed.slice(point + 1);
  if (whole === '' && fraction === '') return { key: 'value.invalid' };
  if (fraction.length > decimals && /[1-9]/.test(fraction.slice(decimals))) return { key: tooMany };
  const value = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return Number.isSafeInteger(value) ? { value } : { key: 'value.invalid' };
}

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

/** Cents of a limit. */
export const limitCents = z
  .int({ error: 'value.invalid' })
  .check(
    z.minimum(0, { error: 'value.atLeast' }),
    z.maximum(MONEY_CENTS_MAX, { error: 'value.tooLarge' }),
  );
/** Cents of a limit; null: none of its own. */
export const optionalCents = nullable(limitCents);
