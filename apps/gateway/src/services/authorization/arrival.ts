import type { AuthorizationAnswer, AuthorizationRequest } from '@forecourt/api-client/contract';
import { RESPONSE_CODES, type AskedLine } from '@forecourt/validation';
import type { Row } from '../../store/schema.ts';
import type { CardVault } from '../../vault/cardVault.ts';
import { askedLine } from '../purchases/askedLines.ts';

/** A request of a network with the card and the site that it names. */
export interface Arrival {
  readonly network: string;
  readonly request: AuthorizationRequest;
  readonly accountId: string;
  readonly cardId: string;
  readonly site: Row<'sites'>;
  readonly at: Date;
  /** Day of `at` in the account's zone. */
  readonly day: string;
}

/** The name of a request: a network asks again by the same reference when an answer was lost. */
export const requestName = (network: string, reference: string): string =>
  `${network} ${reference}`;
export const nameOf = ({ network, request }: Arrival): string =>
  requestName(network, request.reference);

/** Lines as the limits see them; gallons only of what is sold by the gallon. */
export const linesOf = ({ lines }: Pick<AuthorizationRequest, 'lines'>): AskedLine[] =>
  lines.map(({ productCode, quantityThousandths, amountCents }) => {
    const line = askedLine({ productCode, amountCents, milligallons: quantityThousandths });
    return isByGallon(line.productCode) ? line : { ...line, milligallons: 0 };
  });

const FUEL_CODES_END = 100;
/** Motor fuels and DEF, by the list of product codes: everything below 100 is sold by the gallon. */
export const isByGallon = (productCode: string): boolean => Number(productCode) < FUEL_CODES_END;

/** The answer to a request of which not even a decline is kept. */
export const refusal = (
  reference: string,
  why: 'unknownCard' | 'unknownSite',
): AuthorizationAnswer => ({
  messageType: '0110',
  reference,
  responseCode: RESPONSE_CODES[why],
  authorizationCode: null,
  approvedCents: 0,
  transactionNumber: null,
  rules: [],
});

/** What a card is looked up by; null: its number is not one of ours. */
export const numberHmacOf = (
  vault: CardVault,
  { cardNumber, cardToken = '' }: Pick<AuthorizationRequest, 'cardNumber' | 'cardToken'>,
): string | null =>
  vault.numberHmac(cardNumber === undefined ? { token: cardToken } : { number: cardNumber });
