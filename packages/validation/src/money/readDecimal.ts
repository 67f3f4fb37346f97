import type { MessageKey } from '../messages/keys.ts';

const PLAIN = /^\d*(?:\.\d*)?$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

type DecimalResult = { readonly value: number } | { readonly key: MessageKey };

/**
 * Parses a decimal as typed ("$1,234.50") to an integer in units of `10 ** -decimals`; extra
 * trailing zeros are allowed. Never rounds: figures with more precision are rejected.
 */
export function readDecimal(
  input: string | number,
  decimals: number,
  tooMany: MessageKey,
): DecimalResult {
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
