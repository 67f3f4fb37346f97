import type { DriverLanguage } from './driverRequest.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';

/** Texts for drivers, by language. */
export const DRIVER_TEXTS: Readonly<
  Record<DriverLanguage, Readonly<Record<keyof typeof en, string>>>
> = { en, es, fr };
