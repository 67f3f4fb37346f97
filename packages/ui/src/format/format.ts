/** Locale of all formatters. [I18N-09] */
const LOCALE = 'en-US';

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * Cached, because formatters are expensive to create and every row needs them. Zero and values that
 * round to it get no minus sign.
 */
function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const formatter =
    numberFormats.get(key) ??
    new Intl.NumberFormat(LOCALE, { signDisplay: 'negative', ...options });
  numberFormats.set(key, formatter);
  return formatter;
}
function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const formatter = dateFormats.get(key) ?? new Intl.DateTimeFormat(LOCALE, options);
  dateFormats.set(key, formatter);
  return formatter;
}

/** Formats cents: `$96,819.56`. */
export function formatMoney(cents: number, currency: string): string {
  return numberFormat({ style: 'currency', currency }).format(cents / 100);
}

/** Formats cents compactly, for chart labels: `$53k`, `$1.5M`. */
export function formatShortMoney(cents: number, currency: string): string {
  const compact = numberFormat({ style: 'currency', currency, notation: 'compact' });
  return compact.format(cents / 100).replace('K', 'k');
}

/** Formats cents, without decimals if the amount is round, for limits: `$150,000`. */
export function formatRoundMoney(cents: number, currency: string): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const options = { style: 'currency', currency, minimumFractionDigits: digits } as const;
  return numberFormat(options).format(cents / 100);
}

/** Formats cents for a field that shows the currency sign itself: `1,250.00`. */
export function formatTypedMoney(cents: number): string {
  return numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(cents / 100);
}

/** A comma before a point or before more than three digits can only be a thousands separator. */
const MISPLACED_SEPARATOR = /,\d*\.|,\d{4}/;

/**
 * Adds thousands separators to a typed number, and moves those that are misplaced after a digit was
 * added or deleted; returns other text unchanged, such as a decimal comma.
 */
export function groupThousands(typed: string): string {
  const ungrouped = MISPLACED_SEPARATOR.test(typed) ? typed.replaceAll(',', '') : typed;
  const [, integer, fraction = ''] = /^(\d+)(\.\d*)?$/.exec(ungrouped.trim()) ?? [];
  return integer === undefined ? typed : integer.replace(/\B(?=(?:\d{3})+$)/g, ',') + fraction;
}

/** Formats mills (tenths of a cent), the unit of prices per gallon: `$3.412`. */
export function formatUnitPrice(mills: number, currency: string): string {
  const options = { style: 'currency', currency, minimumFractionDigits: 3 } as const;
  return numberFormat(options).format(mills / 1000);
}

/** Formats thousandths of a gallon: `1,204.6`, `100`; if `digits` is 0, rounded: `13,775`. */
export function formatGallons(milligallons: number, digits: 0 | 1 = 1): string {
  const options = { maximumFractionDigits: digits };
  return numberFormat(options).format(milligallons / 1000);
}

/** Formats a share with one decimal: `4.1%`. */
export function formatPercent(share: number): string {
  const options = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return numberFormat(options).format(share);
}

export function formatCount(value: number): string {
  return numberFormat({}).format(value);
}

/** Formats an instant as a time with the zone's name: `10:42 AM CT`. */
export function formatTime(instant: string, timeZone: string): string {
  const options = {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'shortGeneric',
  } as const;
  return dateFormat(options).format(new Date(instant));
}

/** Returns a zone's short name, as shown with times: `CT`. */
export function formatZone(timeZone: string): string {
  const options = { timeZone, timeZoneName: 'shortGeneric' } as const;
  const part = dateFormat(options)
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName');
  return part?.value ?? timeZone;
}

/** Formats `HH:MM`, up to `24:00`, as a time of day: `5:00 AM`. */
export function formatTimeOfDay(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const options = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  return dateFormat(options).format(new Date(Date.UTC(2000, 0, 1, hours, minutes)));
}

/** Formats a time window's ends for the `limits.window` message: `5:00 AM to 7:00 PM`. */
export const windowTimes = ({ start, end }: { readonly start: string; readonly end: string }) => ({
  start: formatTimeOfDay(start),
  end: formatTimeOfDay(end),
});

/** Formats an instant as day and time: `Nov 20, 9:58 AM CT`; if it is today, only the time. */
export function formatDayAndTime(instant: string, timeZone: string, now: Date): string {
  const at = new Date(instant);
  const day = dateFormat({ month: 'short', day: 'numeric', year: 'numeric', timeZone });
  if (day.format(at) === day.format(now)) return formatTime(instant, timeZone);
  const year = dateFormat({ year: 'numeric', timeZone });
  const isThisYear = year.format(at) === year.format(now);
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

/** Parses a calendar day as UTC midnight, because it has no time zone. */
const calendar = (date: string) => new Date(`${date}T00:00:00Z`);

const IN_THIS_YEAR = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const WITH_YEAR = { dateStyle: 'medium', timeZone: 'UTC' } as const;
const isInYear = (day: string, now: Date) => calendar(day).getUTCFullYear() === now.getFullYear();

/** Formats a range of calendar days: `Nov 1 – 30`; adds the year unless both are in this year. */
export function formatDayRange(from: string, to: string, now = new Date()): string {
  const options = isInYear(from, now) && isInYear(to, now) ? IN_THIS_YEAR : WITH_YEAR;
  return dateFormat(options).formatRange(calendar(from), calendar(to));
}

/** Formats a calendar day: `Nov 20, 2026`; `short` omits the current year: `Nov 20`. */
export function formatDay(day: string, length: 'short' | 'medium', now = new Date()): string {
  const options = length === 'short' && isInYear(day, now) ? IN_THIS_YEAR : WITH_YEAR;
  return dateFormat(options).format(calendar(day));
}

/** Formats a calendar month (`2026-11`): `Nov`; `full`: `November 2026`. */
export function formatMonth(month: string, length: 'short' | 'full'): string {
  const options =
    length === 'short'
      ? ({ month: 'short' } as const)
      : ({ month: 'long', year: 'numeric' } as const);
  return dateFormat({ ...options, timeZone: 'UTC' }).format(calendar(`${month}-01`));
}
