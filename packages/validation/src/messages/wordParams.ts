import type { MessageParams } from '../core/issue.ts';

/** The reader's number format and time zone. */
export interface Wording {
  readonly locale: string;
  readonly currency: string;
  /** The account's IANA time zone; every formatted time includes it. */
  readonly timeZone: string;
}

type Formatter = (value: number | string, wording: Wording) => string;

const money = (value: number, { locale, currency }: Wording, digits: number) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

/** Formatters by the suffix of a param's name. */
const formatters: Readonly<Record<string, Formatter>> = {
  Cents: (value, wording) => money(Number(value) / 100, wording, 2),
  Mills: (value, wording) => money(Number(value) / 1000, wording, 3),
  Milligallons: (value, { locale }) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
      Number(value) / 1000,
    ),
  At: (value, { locale, timeZone }) => {
    const instant = new Date(value);
    if (Number.isNaN(instant.getTime())) return String(value);
    return new Intl.DateTimeFormat(locale, {
      timeZone,
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'shortGeneric',
    }).format(instant);
  },
};

/**
 * Formats raw params for a text: `amountCents: 410000` adds `amount: "$4,100.00"`, and likewise for
 * `priceMills`, `leftMilligallons`, and `receivedAt`; other params are unchanged.
 */
export function wordParams(params: MessageParams, wording: Wording): MessageParams {
  const formatted: Record<string, string | number> = { ...params };
  for (const [name, value] of Object.entries(params)) {
    for (const [suffix, format] of Object.entries(formatters)) {
      const stem = name.slice(0, -suffix.length);
      if (stem !== '' && name.endsWith(suffix)) formatted[stem] = format(value, wording);
    }
  }
  return formatted;
}
