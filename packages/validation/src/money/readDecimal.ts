import type { MessageKey } from '../messages/keys.ts';

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
