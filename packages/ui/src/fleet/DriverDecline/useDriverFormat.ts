import { dayIn, WEEK_DAYS, type WeekDay } from '@forecourt/validation';
import { useLocale } from 'react-aria-components';
import { productName } from './productName.ts';

/** 2026-11-01 is a Sunday; the other weekdays are counted from it. */
const FIRST_SUNDAY = Date.UTC(2026, 10, 1);
const DAY_MILLISECONDS = 86_400_000;
/** Maximum distance in days at which a weekday's name is unambiguous. */
const WEEKDAY_REACH = 6;
const MILLIGALLONS = 1000;
const KILOMETERS_PER_MILE = 1.609344;

/**
 * Makes a formatted time non-breaking. In French, also removes the leading zero of some locale
 * patterns and the country that some browsers add after the zone: `5 h 42 HC (États-Unis)`.
 */
const nonBreakingTime = (time: string) =>
  time
    .replace(/\s\([^)]*\)$/, '')
    .replace(/\b0?(\d+) h (?=\d)/, '$1\u00a0h\u00a0')
    .replace(/(?<=[:\u00a0]\d\d)\s.+$/, (suffix) => suffix.replaceAll(/\s/g, '\u00a0'));

/** Formats a site's amounts and times for its driver, and the amounts that the driver types. */
export function useDriverFormat(currency: string, timeZone: string, now: Date) {
  const { locale } = useLocale();
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const clock = {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'shortGeneric',
  } as const;
  const weekday = { ...clock, weekday: 'long' } as const;
  const date = { ...clock, month: 'short', day: 'numeric' } as const;
  const utcFormat = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const amountFormat = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    useGrouping: false,
  });
  const list = new Intl.ListFormat(locale);
  const hasComma = amountFormat.format(0).includes(',');
  const unit = (name: 'mile' | 'kilometer') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: 0 });
  return {
    /** Gallons, rounded down so as not to promise more than is left. */
    gallons: (milligallons: number) => Math.floor(milligallons / (MILLIGALLONS / 10)) / 10,
    /** Formats a wall-clock time (`HH:MM`) at the site, without a zone. */
    clock: (wallTime: string) =>
      nonBreakingTime(
        utcFormat({ hour: 'numeric', minute: '2-digit' }).format(
          new Date(`2026-11-01T${wallTime === '24:00' ? '00:00' : wallTime}:00Z`),
        ),
      ),
    days: (days: readonly WeekDay[]) =>
      list.format(
        days.map((day) =>
          utcFormat({ weekday: 'long' }).format(
            new Date(FIRST_SUNDAY + WEEK_DAYS.indexOf(day) * DAY_MILLISECONDS),
          ),
        ),
      ),
    day: (instant: string) =>
      new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone }).format(
        new Date(instant),
      ),
    month: (month: string) => utcFormat({ month: 'long', year: 'numeric' }).format(new Date(month)),
    all: (items: readonly string[]) => list.format(items),
    /** Distance to a station, in kilometers in Canada and miles elsewhere. */
    distance: (miles: number) =>
      currency === 'CAD'
        ? unit('kilometer').format(miles * KILOMETERS_PER_MILE)
        : unit('mile').format(miles),
    /** A product's name by its code. */
    product: (code: string) => productName(code, locale),
    money: (cents: number) => money.format(cents / 100),
    /** The initial value of an amount field. */
    typed: (cents: number) => amountFormat.format(cents / 100),
    /** A typed amount with a decimal point, as the rules require. */
    pointed: (amount: string) => (hasComma ? amount.replace(',', '.') : amount),
    /** Which side of an amount the currency sign is on. */
    sign: hasComma ? { suffix: '$' } : { prefix: '$' },
    /** A time, with its weekday if not today, or with its date if that would be ambiguous. */
    time: (instant: string) => {
      const at = new Date(instant);
      const days = Math.abs(dayIn(timeZone, at).compare(dayIn(timeZone, now)));
      const options = days === 0 ? clock : days <= WEEKDAY_REACH ? weekday : date;
      return nonBreakingTime(new Intl.DateTimeFormat(locale, options).format(at));
    },
    names: (items: readonly string[]) =>
      new Intl.ListFormat(locale, { type: 'disjunction' }).format(items),
  };
}
