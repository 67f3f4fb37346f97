import { dayIn, WEEK_DAYS, type WeekDay } from '@forecourt/validation';
import { useLocale } from 'react-aria-components';
import { productName } from './productName.ts';

/** 2026-11-01 is a Sunday; the other days of the week follow it. */
const FIRST_SUNDAY = Date.UTC(2026, 10, 1);
const DAY_MILLISECONDS = 86_400_000;
/** Up to this many days away, a weekday's name is unambiguous. */
const WEEKDAY_REACH = 6;
const MILLIGALLONS = 1000;
const KILOMETERS_PER_MILE = 1.609344;

/**
 * A time that does not wrap. In French, it also loses the leading zero of some of the locale's
 * patterns and the country that some browsers put after the zone: `5 h 42 HC (États-Unis)`.
 */
const hoursOf = (words: string) =>
  words
    .replace(/\s\([^)]*\)$/, '')
    .replace(/\b0?(\d+) h (?=\d)/, '$1\u00a0h\u00a0')
    .replace(/(?<=[:\u00a0]\d\d)\s.+$/, (rest) => rest.replaceAll(/\s/g, '\u00a0'));

/** Money and times of a site as its driver reads and types them. */
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
  const utc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const typed = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false });
  const list = new Intl.ListFormat(locale);
  const hasComma = typed.format(0).includes(',');
  const unit = (name: 'mile' | 'kilometer') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: 0 });
  return {
    /** Fuel in gallons, rounded down, so that no more is promised than there is. */
    gallons: (milligallons: number) => Math.floor(milligallons / (MILLIGALLONS / 10)) / 10,
    /** `HH:MM` at a site, wherever that is. */
    clock: (wall: string) =>
      hoursOf(
        utc({ hour: 'numeric', minute: '2-digit' }).format(
          new Date(`2026-11-01T${wall === '24:00' ? '00:00' : wall}:00Z`),
        ),
      ),
    days: (days: readonly WeekDay[]) =>
      list.format(
        days.map((one) =>
          utc({ weekday: 'long' }).format(
            new Date(FIRST_SUNDAY + WEEK_DAYS.indexOf(one) * DAY_MILLISECONDS),
          ),
        ),
      ),
    day: (instant: string) =>
      new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone }).format(
        new Date(instant),
      ),
    month: (month: string) => utc({ month: 'long', year: 'numeric' }).format(new Date(month)),
    all: (words: readonly string[]) => list.format(words),
    /** Distance to a station, in the unit of its country. */
    distance: (miles: number) =>
      currency === 'CAD'
        ? unit('kilometer').format(miles * KILOMETERS_PER_MILE)
        : unit('mile').format(miles),
    /** By its code. */
    product: (code: string) => productName(code, locale),
    money: (cents: number) => money.format(cents / 100),
    /** An amount as its field begins. */
    typed: (cents: number) => typed.format(cents / 100),
    /** What was typed, with the decimal point that the rules read. */
    pointed: (amount: string) => (hasComma ? amount.replace(',', '.') : amount),
    /** On which side of a figure the currency stands. */
    sign: hasComma ? { suffix: '$' } : { prefix: '$' },
    /** With the day if it is not today: its name, or the date if the name would be ambiguous. */
    time: (instant: string) => {
      const at = new Date(instant);
      const days = Math.abs(dayIn(timeZone, at).compare(dayIn(timeZone, now)));
      const options = days === 0 ? clock : days <= WEEKDAY_REACH ? weekday : date;
      return hoursOf(new Intl.DateTimeFormat(locale, options).format(at));
    },
    names: (words: readonly string[]) =>
      new Intl.ListFormat(locale, { type: 'disjunction' }).format(words),
  };
}
