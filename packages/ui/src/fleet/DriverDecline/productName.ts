import { en } from './products/messages/en.ts';
import { es } from './products/messages/es.ts';
import { fr } from './products/messages/fr.ts';

type Names = Readonly<Record<string, string>>;
/** Apart from the texts that every host loads: only the driver's page names products. */
const NAMES: ReadonlyMap<string, Names> = new Map<string, Names>([
  ['es', es],
  ['fr', fr],
]);

/** A product by its code in the language of a locale; a code without a name is shown as it is. */
export function productName(code: string, locale: string): string {
  const names: Names = NAMES.get(new Intl.Locale(locale).language) ?? en;
  return names[`driverProduct.${code}`] ?? code;
}
