/** The locale where a host names none. [I18N-09] */
const LOCALE = 'en-US';

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** Formatters are dear to make and are asked for in every row. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale}${JSON.stringify(options)}`;
  const made = numbers.get(key) ?? new Intl.NumberFormat(locale, options);
  numbers.set(key, made);
  return made;
}
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}${JSON.stringify(options)}`;
  const made = dates.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dates.set(key, made);
  return made;
}

/** Integer cents with two decimals: `$96,819.56`. */
export function formatMoney(cents: number, currency = 'USD', locale = LOCALE): string {
  return numberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}

/** Integer mills, the tenths of a cent in which prices of a unit are kept: `$3.412`. */
export function formatUnitPrice(mills: number, currency = 'USD', locale = LOCALE): string {
  const options = { style: 'currency', currency, minimumFractionDigits: 3 } as const;
  return numberFormat(locale, options).format(mills / 1000);
}

/** Integer thousandths of a gallon with one decimal and the unit: `1,204.6 gal`. */
export function formatGallons(milligallons: number, locale = LOCALE): string {
  const options = {
    style: 'unit',
    unit: 'gallon',
    unitDisplay: 'short',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  } as const;
  return numberFormat(locale, options).format(milligallons / 1000);
}

/** A count: `13,775`. */
export function formatNumber(value: number, locale = LOCALE): string {
  return numberFormat(locale, {}).format(value);
}

/** A share between 0 and 1, with one decimal: `4.1%`. */
export function formatPercent(share: number, locale = LOCALE): string {
  const options = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return numberFormat(locale, options).format(share);
}

/**
 * A UTC instant (ISO 8601) as day and time in an IANA zone, which is named: `Nov 20, 2026, 9:58 AM
 * CST`. Throws RangeError for what is neither.
 */
export function formatInstant(instant: string, timeZone: string, locale = LOCALE): string {
  const options = {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  } as const;
  return plain(dateFormat(locale, options).format(new Date(instant)));
}

/** A UTC instant as a time in a zone, which is named: `9:58 AM CST`. */
export function formatTime(instant: string, timeZone: string, locale = LOCALE): string {
  const options = {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  } as const;
  return plain(dateFormat(locale, options).format(new Date(instant)));
}

/** A calendar day (`2026-11-20`), which is the same day wherever it is read: `Nov 20, 2026`. */
export function formatDay(day: string, locale = LOCALE): string {
  const options = { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  return plain(dateFormat(locale, options).format(new Date(`${day}T00:00:00Z`)));
}

/** Browsers differ in which space stands before AM; texts that are compared must not. */
const plain = (text: string) => text.replaceAll('\u202F', ' ');
