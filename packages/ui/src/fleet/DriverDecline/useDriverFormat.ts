import { useLocale } from 'react-aria-components';

/** Money and times of a site as its driver reads them. */
export function useDriverFormat(currency: string, timeZone: string, now: Date) {
  const { locale } = useLocale();
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const clock = { hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' } as const;
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'short' });
  const weekday = { ...clock, weekday: 'long' } as const;
  return {
    money: (cents: number) => money.format(cents / 100),
    time: (instant: string) => {
      const at = new Date(instant);
      const isToday = day.format(at) === day.format(now);
      return new Intl.DateTimeFormat(locale, isToday ? clock : weekday).format(at);
    },
    names: (list: readonly string[]) =>
      new Intl.ListFormat(locale, { type: 'disjunction' }).format(list),
  };
}
