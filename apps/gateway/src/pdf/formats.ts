/** How documents write figures and times: American English, every time with its zone. */
const LANGUAGE = 'en-US';
const CENTS = 100;

export const formatMoney = (cents: number, currency: string): string =>
  new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency }).format(cents / CENTS);

export const formatMiles = (miles: number): string =>
  `${new Intl.NumberFormat(LANGUAGE).format(miles)} mi`;

/** A day, `YYYY-MM-DD`, in words. */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** An instant as the clocks of a zone show it. */
export const formatInstant = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(LANGUAGE, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortGeneric',
    timeZone,
  })
    .format(new Date(instant))
    // The library writes a narrow space that fonts of documents lack.
    .replaceAll('\u202F', ' ');
