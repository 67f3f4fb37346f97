/** The default locale. [I18N-09] */
const LOCALE = 'en-US';

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** Formatters are dear to make and are asked for in every row. */
function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const made = numbers.get(key) ?? new Intl.NumberFormat(LOCALE, options);
  numbers.set(key, made);
  return made;
}
function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const made = dates.get(key) ?? new Intl.DateTimeFormat(LOCALE, options);
  dates.set(key, made);
  return made;
}

/** Cents as people read them: `$96,819.56`. */
export function formatMoney(cents: number, currency: string): string {
  return numberFormat({ style: 'currency', currency }).format(cents / 100);
}

/** Cents in a word over a bar: `$53k`. */
export function formatShortMoney(cents: number, currency: string): string {
  const short = numberFormat({
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: Math.abs(cents) < 1_000_000 ? 1 : 0,
  });
  return short.format(cents / 100).replace('K', 'k');
}

/** Cents without what stands behind the point, for a limit that is a round number: `$150,000`. */
export function formatRoundMoney(cents: number, currency: string): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const options = { style: 'currency', currency, minimumFractionDigits: digits } as const;
  return numberFormat(options).format(cents / 100);
}

/** Mills, the tenths of a cent in which prices a gallon are kept: `$3.412`. */
export function formatUnitPrice(mills: number, currency: string): string {
  const options = { style: 'currency', currency, minimumFractionDigits: 3 } as const;
  return numberFormat(options).format(mills / 1000);
}

/** Thousandths of a gallon: `1,204.6`, or `13,775` where `digits` is 0. */
export function formatGallons(milligallons: number, digits: 0 | 1 = 1): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return numberFormat(options).format(milligallons / 1000);
}

/** A share, with one decimal: `4.1%`. */
export function formatPercent(share: number): string {
  const options = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return numberFormat(options).format(share);
}

export function formatCount(value: number): string {
  return numberFormat({}).format(value);
}

/** An instant as a time in a zone, which is named: `10:42 CT`. */
export function formatTime(instant: string, timeZone: string): string {
  const options = {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'shortGeneric',
  } as const;
  return dateFormat(options).format(new Date(instant));
}

/** An instant as day and time in a zone: `Nov 20, 9:58 AM CT`; today only the time. */
export function formatDayAndTime(instant: string, timeZone: string, now: Date): string {
  const at = new Date(instant);
  const day = dateFormat({
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  });
  if (day.format(at) === day.format(now)) return formatTime(instant, timeZone);
  const isThisYear = at.getUTCFullYear() === now.getUTCFullYear();
  return dateFormat({
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'shortGeneric',
  }).format(at);
}

/** Calendar days are days wherever they are read. */
const calendar = (date: string) => new Date(`${date}T00:00:00Z`);

/** From one calendar day to another: `November 1 – 30`. */
export function formatDayRange(from: string, to: string): string {
  const options = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(options).formatRange(calendar(from), calendar(to));
}

/** A calendar month, `2026-11`: `Nov`, or `November 2026` in full. */
export function formatMonth(month: string, length: 'short' | 'full'): string {
  const options =
    length === 'short'
      ? ({ month: 'short' } as const)
      : ({ month: 'long', year: 'numeric' } as const);
  return dateFormat({ ...options, timeZone: 'UTC' }).format(calendar(`${month}-01`));
}
