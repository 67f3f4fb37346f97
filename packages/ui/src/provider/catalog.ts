import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import type { LocalizedString } from '@internationalized/string';
import type { Text } from './text.ts';

/** Messages by key, as compiled at build time. */
export type Catalog = Readonly<Record<string, LocalizedString>>;

/**
 * Creates the function that formats messages in `locale`. Later catalogs override earlier ones, so
 * that hosts can reword components. A missing key is shown as is and logged once.
 */
export function createText(locale: string, catalogs: readonly Catalog[]): Text<string> {
  const messages: Record<string, LocalizedString> = Object.assign({}, ...catalogs);
  const dictionary = new LocalizedStringDictionary({ [locale]: messages }, locale);
  const formatter = new LocalizedStringFormatter(locale, dictionary);
  const missingKeys = new Set<string>();
  return (key, params) => {
    if (key in messages) return formatter.format(key, params);
    if (!missingKeys.has(key)) console.warn(`No text for ${key}`);
    missingKeys.add(key);
    return key;
  };
}
