import { reason, type Reason } from '../core/issue.ts';
import { cardNumber } from '../cards/cardNumber.ts';

/** Countries in which cards are issued. */
export const CARD_COUNTRIES = ['US', 'CA'] as const;
const isCountry = (country: string) => CARD_COUNTRIES.some((known) => known === country);

/** What a person says of a card, to activate the account by it. */
export interface CardClaim {
  /** The whole number as typed. */
  readonly number: string;
  readonly country: string;
  /** The card that has the number; null: none has. */
  readonly found: { readonly isOfAccount: boolean } | null;
}

function againstClaim({ number, country, found }: CardClaim): Reason | null {
  if (!cardNumber.safeParse(number).success || !isCountry(country)) {
    return reason('card.detailsInvalid');
  }
  if (found === null) return reason('card.numberNotRecognized');
  return found.isOfAccount ? null : reason('card.numberDiffers');
}

/** What stands against activating an account by a card: that it failed, then why. [MSG-35, MSG-37 to MSG-39] */
export function activationReasons(claim: CardClaim): Reason[] {
  const against = againstClaim(claim);
  return against === null ? [] : [reason('activation.failed'), against];
}

/** What stands against moving a card: the month read off the plastic, `YYYY-MM`, is not the card's. [MSG-44] */
export const moveReasons = (typedMonth: string, card: { readonly expiresOn: string }): Reason[] =>
  typedMonth === card.expiresOn ? [] : [reason('card.expirationDiffers')];
