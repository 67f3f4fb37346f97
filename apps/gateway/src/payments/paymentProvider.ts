import {
  FUNDING_FAILURES,
  type FundingFailure,
  type FundingMethod,
  type NewBankAccount,
} from '@forecourt/validation';
import * as z from 'zod/mini';

/** What a provider reveals of a card or bank account: enough to name it, not enough to use it. */
export interface MethodDetails {
  readonly token: string;
  /** The bank's name, or the card's brand. */
  readonly name: string;
  readonly last4: string;
  /** `YYYY-MM`; `null` unless it is a card. */
  readonly expiresOn: string | null;
}

/** Money to move. `reference` identifies the transfer, however often it is submitted. */
export interface Submission {
  readonly accountId: string;
  readonly reference: string;
  readonly methodToken: string;
  /** What the method is charged, including the fee. */
  readonly amountCents: number;
  readonly currency: string;
}

export type SubmitAnswer =
  | { readonly accepted: true }
  | { readonly accepted: false; readonly failure: FundingFailure };

const error = 'value.invalid';
const text = z.string({ error }).check(z.minLength(1, { error }), z.maxLength(100, { error }));

/** A later report about a transfer, which the provider sends in a signed call. */
export const providerEvent = z.strictObject(
  {
    eventId: text,
    type: z.enum(['settle', 'fail', 'return', 'chargeBack'], { error }),
    accountId: text,
    /** ID of the transfer. */
    reference: text,
    failure: z.nullable(z.enum(FUNDING_FAILURES, { error })),
    /** The bank's own code, such as `R01`. */
    code: z.nullable(text),
  },
  { error },
);
export type ProviderEvent = Readonly<z.infer<typeof providerEvent>>;

/** Moves money: a payment provider, or the sandbox that behaves like one. */
export interface PaymentProvider {
  /** The frame in which a person enters a card or links a bank. Its origin isn't the portal's. */
  frameFor(kind: 'card' | 'bank'): { readonly src: string; readonly origin: string };
  createLinkToken(accountId: string): Promise<string>;
  /** The details behind a token from the frame; `null` if it is invalid or of another kind. */
  readToken(kind: 'card' | 'bank', token: string): Promise<MethodDetails | null>;
  /** Sends two small deposits to a bank account that was entered by hand. */
  startDeposits(account: NewBankAccount): Promise<MethodDetails>;
  areDeposits(token: string, amountsCents: readonly number[]): Promise<boolean>;
  /** Whether a card could be charged. Does not charge it. */
  wouldCharge(token: string): Promise<boolean>;
  /** Where the customer sends money, and the reference to state. */
  sentMethod(
    type: Extract<FundingMethod, 'westernUnion' | 'wireAch'>,
    accountNumber: string,
  ): Promise<{ readonly token: string; readonly name: string; readonly reference: string }>;
  submit(submission: Submission): Promise<SubmitAnswer>;
}
