/** The language codes that an address may carry. [I18N-02, I18N-06] */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** Shaped like a language code, whether it is supported or not: `fr`, `pt-BR`. */
const CODE = /^[a-z]{2}(-[a-z]{2})?$/i;

const isSupported = (segment: string): segment is Language =>
  LANGUAGES.some((language) => language === segment);

/**
 * The same address with a supported language first: added when it is missing, replaced when it is
 * not supported. Takes and returns a path from the root, without a query. [I18N-01 to I18N-05]
 */
export function withLanguage(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  if (isSupported(first)) return path;
  const kept = CODE.test(first) ? rest : [first, ...rest];
  return `/${DEFAULT_LANGUAGE}/${kept.join('/')}`.replaceAll(/\/{2,}/g, '/');
}

/** The address without its language: `/en/cards/` is `/cards/`. */
export function withoutLanguage(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  return isSupported(first) ? `/${rest.join('/')}` : path;
}
