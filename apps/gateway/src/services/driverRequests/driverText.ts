import type { DriverLanguage } from '@forecourt/validation';

interface Told {
  readonly last4: string;
  readonly site: string;
  readonly link: string;
  /** How long the link is still good. */
  readonly minutes: number;
}

/** What a driver is texted; nothing of the card stands in it but four digits. */
export const DRIVER_TEXT: Readonly<Record<DriverLanguage, (told: Told) => string>> = {
  en: ({ last4, site, link, minutes }) =>
    `Card ending in ${last4} was declined at ${site}. See why and what works: ${link} Good for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Reply STOP to opt out`,
  es: ({ last4, site, link, minutes }) =>
    `La tarjeta terminada en ${last4} fue rechazada en ${site}. Vea por qué y qué funciona: ${link} Válido por ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}. Responda STOP para no recibir más`,
  fr: ({ last4, site, link, minutes }) =>
    `La carte se terminant par ${last4} a été refusée chez ${site}. Voyez pourquoi et ce qui fonctionne : ${link} Valide ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Répondez STOP pour arrêter`,
};
