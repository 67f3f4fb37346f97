import type { FundingFailure, FundingMethod, NewBankAccount } from '@forecourt/validation';

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

export const PROVIDER_EVENT_TYPES = ['settle', 'fail', 'return', 'chargeBack'] as const;

/** A later report about a transfer, which the provider sends in a signed call. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly type: (typeof PROVIDER_EVENT_TYPES)[number];
  readonly accountId: string;
  /** ID of the transfer. */
  readonly reference: string;
  readonly failure: FundingFailure | null;
  /** The bank's own code, such as `R01`. */
  readonly code: string | null;
}

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
