import { CARD_GUIDE_DAYS, type DriverLanguage } from '@forecourt/validation';

interface TextParams {
  readonly last4: string;
  readonly site: string;
  readonly link: string;
  /** Minutes until the link expires. */
  readonly minutes: number;
}

/**
 * The text about a decline, which includes only the card's last four digits. Characters outside the
 * GSM alphabet, such as á, ’, or a no-break space, would double its length.
 */
export const DRIVER_TEXT: Readonly<Record<DriverLanguage, (params: TextParams) => string>> = {
  en: ({ last4, site, link, minutes }) =>
    `Card ending in ${last4} was declined at ${site}. See why and what works: ${link} Good for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Reply STOP to opt out`,
  es: ({ last4, site, link, minutes }) =>
    `La tarjeta terminada en ${last4} fue rechazada en ${site}. Vea el motivo y sus opciones: ${link} Vence en ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}. Responda STOP para dejar de recibir mensajes`,
  fr: ({ last4, site, link, minutes }) =>
    `La carte se terminant par ${last4} a été refusée chez ${site}. Voyez la raison et vos options : ${link} Valide pendant ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Répondez STOP pour vous désabonner`,
};

/** The text with the link to a card guide. */
export const GUIDE_TEXT: Readonly<
  Record<
    DriverLanguage,
    (params: Pick<TextParams, 'last4' | 'link'> & { readonly days: number }) => string
  >
> = {
  en: ({ last4, link, days }) =>
    `What your card ending in ${last4} allows and has left today: ${link} Good for ${days} ${days === 1 ? 'day' : 'days'}. Reply STOP to opt out`,
  es: ({ last4, link, days }) =>
    `Lo que permite su tarjeta terminada en ${last4} y lo que le queda hoy: ${link} Vence en ${days < CARD_GUIDE_DAYS ? 'menos de un mes' : 'un mes'}. Responda STOP para dejar de recibir mensajes`,
  fr: ({ last4, link, days }) =>
    `Ce que permet votre carte se terminant par ${last4} et ce qu'il reste aujourd'hui : ${link} Valide pendant ${days} ${days === 1 ? 'jour' : 'jours'}. Répondez STOP pour vous désabonner`,
};
