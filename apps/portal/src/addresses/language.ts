/** Language codes allowed in an address. [I18N-02, I18N-06] */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** Matches anything shaped like a language code, supported or not: `fr`, `pt-BR`. */
const CODE = /^[a-z]{2}(-[a-z]{2})?$/i;

const isSupported = (segment: string): segment is Language =>
  LANGUAGES.some((language) => language === segment);

/**
 * Returns the same path with a supported language first: added if missing, replaced if unsupported.
 * Takes and returns an absolute path without a query. [I18N-01 to I18N-05]
 */
export function withLanguage(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  if (isSupported(first)) return path;
  const segments = CODE.test(first) ? rest : [first, ...rest];
  return `/${DEFAULT_LANGUAGE}/${segments.join('/')}`.replaceAll(/\/{2,}/g, '/');
}

/** Strips the language: `/en/cards/` becomes `/cards/`. */
export function withoutLanguage(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  return isSupported(first) ? `/${rest.join('/')}` : path;
}
