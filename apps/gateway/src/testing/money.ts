import { FEE_CONSENT_EDITION } from '@forecourt/validation';
import { expect } from 'vitest';
import { checkBalances, checkSpend } from '../ledger/checkBooks.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { between, postMovement, type Movement } from '../ledger/postMovement.ts';
import { sealToken, type TokenContent } from '../payments/sandbox/sandboxTokens.ts';
import { sign } from '../payments/signature.ts';
import type { Db } from '../store/schema.ts';
import { TEST_PAYMENT_SECRET, type TestGateway } from './gateway.ts';

/** A token like one from the sandbox's frame. Defaults to a card that settles. */
export const paymentToken = (
  overrides: Partial<TokenContent> = {},
  secret: string = TEST_PAYMENT_SECRET,
): string =>
  sealToken(secret, {
    what: 'card',
    name: 'Visa',
    last4: '4242',
    expiresOn: '2029-08',
    behaves: 'settles',
    ...overrides,
  });

/** The request body that adds a linked bank. */
export const linkedBank = (secret?: string) => ({
  linked: paymentToken(
    { what: 'bank', name: 'First Prairie Bank', last4: '6789', expiresOn: null },
    secret,
  ),
  typed: null,
});

/** Environment of a gateway whose sandbox settles payments immediately, with a high call limit. */
export const promptPayments = (secret: string) => ({
  PAYMENT_SANDBOX: '1',
  PAYMENT_PORT: '0',
  PAYMENT_SECRET: secret,
  PAYMENT_STEP_SECONDS: '0',
  CALLS_PER_MINUTE: '100000',
});

/** A person's agreement to a funding fee; `null` means that they agreed to none. */
export const fundFeeAgreed = (feeCents: number | null) =>
  feeCents === null ? null : { feeKey: 'fee.funding', feeCents, edition: FEE_CONSENT_EDITION };

/** Charges an account on a given day: a posted purchase or a fee, or a credit if negative. */
export async function charge(
  db: Db,
  accountId: string,
  enteredOn: string,
  cents: number,
  { kind = 'posting', referenceId = null }: Partial<Pick<Movement, 'kind' | 'referenceId'>> = {},
): Promise<void> {
  const lines = between('receivable', kind.startsWith('fee.') ? 'fees' : 'purchases', cents);
  const movement: Movement = { accountId, enteredOn, currency: 'USD', kind, referenceId, lines };
  await db.transaction().execute((trx) => postMovement(trx, movement));
}

/** Expects every movement to balance, and every stored sum to match its rows. */
export async function expectSoundBooks(db: Db, accountId: string): Promise<void> {
  expect(await checkLedger(db, accountId)).toEqual([]);
  expect(await checkBalances(db, accountId)).toEqual([]);
  expect(await checkSpend(db, accountId)).toEqual([]);
}

/** Sends an event as the payment provider would. */
export function sendProviderEvent(
  { app, clock }: Pick<TestGateway, 'app' | 'clock'>,
  event: object,
  { at = clock.now(), secret = TEST_PAYMENT_SECRET }: { at?: Date; secret?: string } = {},
) {
  const body = JSON.stringify(event);
  const headers = { 'x-signature': sign(secret, body, at) };
  return app.request('/webhooks/payments', { method: 'POST', headers, body });
}
