import { IntlMessageFormat } from 'intl-messageformat';

type Params = Readonly<Record<string, string | number>>;

const formats = new Map<string, IntlMessageFormat>();

/** A catalog text, parsed once. */
function formatOf(text: string): IntlMessageFormat {
  const format =
    formats.get(text) ?? new IntlMessageFormat(text, 'en-US', undefined, { ignoreTag: true });
  formats.set(text, format);
  return format;
}

/** Shows a dash for a parameter that old rows lack, where the library would throw. */
const orDash = (params: Params) =>
  new Proxy(params, {
    has: () => true,
    get: (target, name) => (typeof name === 'string' ? (target[name] ?? '–') : undefined),
  });

/** Formats an English catalog text for files, messages, and responses, outside of any screen. */
export const sayText = (text: string, params: Params = {}): string =>
  String(formatOf(text).format(orDash(params)));
