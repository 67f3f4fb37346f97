import { en } from './products/messages/en.ts';
import { es } from './products/messages/es.ts';
import { fr } from './products/messages/fr.ts';

type Names = Readonly<Record<string, string>>;
/** Not part of the shared texts, because only the driver's page needs product names. */
const NAMES: ReadonlyMap<string, Names> = new Map<string, Names>([
  ['es', es],
  ['fr', fr],
]);

/** Returns a product's name in the locale's language, or its code if it has no name. */
export function productName(code: string, locale: string): string {
  const names: Names = NAMES.get(new Intl.Locale(locale).language) ?? en;
  return names[`driverProduct.${code}`] ?? code;
}
