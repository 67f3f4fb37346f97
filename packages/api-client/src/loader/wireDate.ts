/** Order of the parts of `fromDate` and `toDate`: year-day-month, taken literally. [GW-12] */
export const WIRE_DATE_ORDER = ['year', 'day', 'month'] as const;

/** A calendar day `YYYY-MM-DD` as the gateway's date parameters take it. [GW-11, GW-12, GW-159] */
export function wireDate(day: string): string {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  const parts = { year, month, day: dayOfMonth };
  return WIRE_DATE_ORDER.map((part) => parts[part]).join('-');
}

/** A calendar day `YYYY-MM-DD` out of a date parameter. */
export function fromWireDate(wire: string): string {
  const values = wire.split('-');
  const part = (name: (typeof WIRE_DATE_ORDER)[number]) =>
    values[WIRE_DATE_ORDER.indexOf(name)] ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
