import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import type { LocalizedString } from '@internationalized/string';
import type { Text } from './text.ts';

/** Keys with their texts, as the build's message compiler leaves them. */
export type Catalog = Readonly<Record<string, LocalizedString>>;

/**
 * Puts keys of the merged catalogs into words of `locale`. Later catalogs win, so that a host
 * can reword a component. A key that none of them holds is shown as it is, and logged once.
 */
export function createText(locale: string, catalogs: readonly Catalog[]): Text<string> {
  const merged: Record<string, LocalizedString> = Object.assign({}, ...catalogs);
  const dictionary = new LocalizedStringDictionary({ [locale]: merged }, locale);
  const formatter = new LocalizedStringFormatter(locale, dictionary);
  const missing = new Set<string>();
  return (key, params) => {
    if (key in merged) return formatter.format(key, params);
    if (!missing.has(key)) console.warn(`No text for ${key}`);
    missing.add(key);
    return key;
  };
}
