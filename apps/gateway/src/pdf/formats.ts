/** Documents use American English, and show every time with its zone. */
const LANGUAGE = 'en-US';
const CENTS = 100;

export const formatMoney = (cents: number, currency: string): string =>
  new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency }).format(cents / CENTS);

export const formatMiles = (miles: number): string =>
  `${new Intl.NumberFormat(LANGUAGE).format(miles)} mi`;

/** Formats a `YYYY-MM-DD` day, for example as November 21, 2026. */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Formats an instant in a time zone. */
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
    // Intl inserts a narrow no-break space, which the documents' fonts lack.
    .replaceAll('\u202F', ' ');
