import type { DriverLanguage } from '@forecourt/validation';
import type { Catalog } from '../../provider/index.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';

/** Texts of the driver's page by language, including that of a pending button. */
export const DRIVER_PAGE_TEXTS: Readonly<
  Record<DriverLanguage, Catalog & Readonly<Record<keyof typeof en, Catalog[string]>>>
> = {
  en: { ...en, 'button.pending': 'Working' },
  es: { ...es, 'button.pending': 'En curso' },
  fr: { ...fr, 'button.pending': 'En cours' },
};

/** BCP 47 locales of drivers' languages, for the United States and Canada. */
export const DRIVER_LOCALES: Readonly<Record<DriverLanguage, string>> = {
  en: 'en-US',
  es: 'es-US',
  fr: 'fr-CA',
};
