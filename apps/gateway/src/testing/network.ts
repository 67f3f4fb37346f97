import { randomUUID } from 'node:crypto';
import { jsonb } from '@forecourt/server';
import { NO_LIMITS, type PurchaseLimits } from '@forecourt/validation';
import { updateIn } from '../store/inAccount.ts';
import { TEST_NETWORK_SECRET, TEST_NOW, type TestGateway } from './gateway.ts';
import { TEST_SITE } from './purchases.ts';
import { addCardSecrets, makeCard, type TestAccount } from './world.ts';

/** A card that a network can reference by its token, on a profile with these limits. */
export async function issueCard(
  gateway: TestGateway,
  account: TestAccount,
  limits: Partial<PurchaseLimits> = {},
  card: Parameters<typeof makeCard>[2] = {},
): Promise<{ readonly cardId: string; readonly cardToken: string }> {
  const { db } = gateway.database;
  await updateIn(db, account.accountId, 'limit_profiles')
    .set({ limits: jsonb({ ...NO_LIMITS, ...limits }) })
    .execute();
  const cardId = await makeCard(db, account, card);
  const { numberHmac, endingHmac, vaultToken } = gateway.vault.issueNumber();
  await addCardSecrets(db, account, cardId, {
    number_hmac: numberHmac,
    ending_hmac: endingHmac,
    vault_token: vaultToken,
  });
  return { cardId, cardToken: vaultToken };
}

/** Lines of diesel at five dollars per gallon. */
export const diesel = (amountCents: number) => [
  { productCode: '053', quantityThousandths: amountCents * 2, unitPriceMills: 5000, amountCents },
];

/** 0100: a diesel purchase with the card, at the test site and time. */
export const purchaseRequest = (
  cardToken: string,
  amountCents: number,
  overrides: object = {},
) => ({
  messageType: '0100',
  reference: randomUUID(),
  cardToken,
  transmittedAt: TEST_NOW,
  siteNumber: TEST_SITE,
  acceptsLess: true,
  lines: diesel(amountCents),
  ...overrides,
});

interface Caller {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}

/** Sends a message as the test network would. */
export async function sendAsNetwork(
  gateway: { readonly app: Caller },
  message: object,
  secret = `test.${TEST_NETWORK_SECRET}`,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await gateway.app.request('/authorizations', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify(message),
  });
  return { status: response.status, body: JSON.parse(await response.text()) as unknown };
}
