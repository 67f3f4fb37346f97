import { reason, type Reason } from '../core/issue.ts';
import { cardNumber } from '../cards/cardNumber.ts';

/** Countries where cards are issued. */
export const CARD_COUNTRIES = ['US', 'CA'] as const;
const isCountry = (country: string) =>
  CARD_COUNTRIES.some((cardCountry) => cardCountry === country);

/** The details of a card with which a person activates the account. */
export interface CardClaim {
  /** The full card number, as typed. */
  readonly number: string;
  readonly country: string;
  /** The card with that number; `null` if there is none. */
  readonly card: { readonly isOfAccount: boolean } | null;
}

function claimRefusal({ number, country, card: found }: CardClaim): Reason | null {
  if (!cardNumber.safeParse(number).success || !isCountry(country)) {
    return reason('card.detailsInvalid');
  }
  if (found === null) return reason('card.numberNotRecognized');
  return found.isOfAccount ? null : reason('card.numberDiffers');
}

/** Why a card cannot activate the account: overall failure, cause. [MSG-35, MSG-37 to MSG-39] */
export function activationReasons(claim: CardClaim): Reason[] {
  const refusal = claimRefusal(claim);
  return refusal === null ? [] : [reason('activation.failed'), refusal];
}

/** Why a card cannot be moved: the typed month (`YYYY-MM`) does not match the card's. [MSG-44] */
export const moveReasons = (typedMonth: string, card: { readonly expiresOn: string }): Reason[] =>
  typedMonth === card.expiresOn ? [] : [reason('card.expirationDiffers')];
