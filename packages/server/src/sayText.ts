import { IntlMessageFormat } from 'intl-messageformat';

type Params = Readonly<Record<string, string | number>>;

const formats = new Map<string, IntlMessageFormat>();

/** A text of a catalog, parsed once. */
function formatOf(text: string): IntlMessageFormat {
  const format =
    formats.get(text) ?? new IntlMessageFormat(text, 'en-US', undefined, { ignoreTag: true });
  formats.set(text, format);
  return format;
}

/** Old rows may lack what a text names by now: a dash says so, where the library throws. */
const orDash = (params: Params) =>
  new Proxy(params, {
    has: () => true,
    get: (given, name) => (typeof name === 'string' ? (given[name] ?? '–') : undefined),
  });

/** A text of an English catalog in words: for files, messages, and answers, which no screen formats. */
export const sayText = (text: string, params: Params = {}): string =>
  String(formatOf(text).format(orDash(params)));
