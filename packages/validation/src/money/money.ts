import * as z from 'zod/mini';
import { nullable, read } from '../core/shape.ts';
import { GALLONS_MAX } from '../limits/constants.ts';
import type { MessageKey } from '../messages/keys.ts';

/** The largest amount that a field takes: just under ten million dollars. */
export const MONEY_CENTS_MAX = 999_999_999;
const PLAIN = /^\d*(?:\.(\d*))?$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.(\d*))?$/;

type Read = { readonly value: number } | { readonly key: MessageKey };

/**
 * Reads a decimal as people type it ("$1,234.50") as an integer of `10 ** decimals` parts; trailing
 * zeros beyond do no harm. No rounding: a figure that says more than fits is refused.
 */
export function readDecimal(input: string | number, decimals: number, tooMany: MessageKey): Read {
  if (typeof input === 'number' && !Number.isFinite(input)) return { key: 'value.invalid' };
  const typed = String(input)
    .trim()
    .replace(/^\$\s*/, '');
  if (typed === '') return { key: 'value.required' };
  if (!PLAIN.test(typed) && !GROUPED.test(typed)) return { key: 'value.invalid' };
  const [whole = '', fraction = ''] = typed.replaceAll(',', '').split('.');
  if (whole === '' && fraction === '') return { key: 'value.invalid' };
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0');
  if (/[1-9]/.test(fraction.slice(decimals))) return { key: tooMany };
  const value = Number(`${whole}${kept}`);
  return Number.isSafeInteger(value) ? { value } : { key: 'value.invalid' };
}

/** A decimal string or number to integer cents, at most two decimals. [LIMIT-10] */
export const money = read<number>((input) => {
  const found = readDecimal(input, 2, 'money.decimals');
  if ('value' in found && found.value > MONEY_CENTS_MAX) {
    return { key: 'value.atMost', params: { max: MONEY_CENTS_MAX / 100 } };
  }
  return found;
}, 'value.required');

/** US gallons, 0 to 500, to integer thousandths. [LIMIT-08] */
export const gallons = read<number>((input) => {
  const found = readDecimal(input, 3, 'gallons.decimals');
  if ('value' in found && found.value > GALLONS_MAX * 1000) {
    return { key: 'value.between', params: { min: 0, max: GALLONS_MAX } };
  }
  return found;
}, 'value.required');

/** Cents as an order carries them; null: none of its own. */
export const optionalCents = nullable(
  z
    .int({ error: 'value.invalid' })
    .check(
      z.minimum(0, { error: 'value.atLeast' }),
      z.maximum(MONEY_CENTS_MAX, { error: 'value.tooLarge' }),
    ),
);
