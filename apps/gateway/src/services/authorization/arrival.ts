import type { AuthorizationAnswer, AuthorizationRequest } from '@forecourt/api-client/contract';
import { findProduct, RESPONSE_CODES, type RequestedLine } from '@forecourt/validation';
import type { Row } from '../../store/schema.ts';
import type { CardVault } from '../../vault/cardVault.ts';
import { toRequestedLine } from '../purchases/requestedLines.ts';

/** A network's authorization request, with the card and site it refers to. */
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

/** Identifies a request; a network retries with the same reference if an answer was lost. */
export const requestName = (network: string, reference: string): string =>
  `${network} ${reference}`;
export const nameOf = ({ network, request }: Arrival): string =>
  requestName(network, request.reference);

/** Request lines as limits count them; `milligallons` is 0 for products not sold by the gallon. */
export const linesOf = ({ lines }: Pick<AuthorizationRequest, 'lines'>): RequestedLine[] =>
  lines.map(({ productCode, quantityThousandths, amountCents }) => {
    const line = toRequestedLine({ productCode, amountCents, milligallons: quantityThousandths });
    return isByGallon(line.productCode) ? line : { ...line, milligallons: 0 };
  });

const FUEL_CODES_END = 100;
/** Whether a product is sold by the gallon; codes below 100 are motor fuels and DEF. */
export const isByGallon = (productCode: string): boolean =>
  Number(productCode) < FUEL_CODES_END || findProduct(productCode)?.unit === 'gal';

/** The answer to a request that is refused without recording a decline. */
export const refusal = (
  reference: string,
  reason: 'unknownCard' | 'unknownSite',
): AuthorizationAnswer => ({
  messageType: '0110',
  reference,
  responseCode: RESPONSE_CODES[reason],
  authorizationCode: null,
  approvedCents: 0,
  transactionNumber: null,
  rules: [],
});

/** The HMAC by which a card is looked up; `null` if its token is not one of ours. */
export const numberHmacOf = (
  vault: CardVault,
  { cardNumber, cardToken = '' }: Pick<AuthorizationRequest, 'cardNumber' | 'cardToken'>,
): string | null =>
  vault.numberHmac(cardNumber === undefined ? { token: cardToken } : { number: cardNumber });
