import type { DriverLanguage } from './driverRequest.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';

/** What drivers read, in each of their languages. */
export const DRIVER_TEXTS: Readonly<
  Record<DriverLanguage, Readonly<Record<keyof typeof en, string>>>
> = { en, es, fr };
