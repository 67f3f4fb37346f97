import type { FundingFailure, FundingMethod, NewBankAccount } from '@forecourt/validation';

/** What a provider knows of a card or a bank account: enough to name it, nothing to use it with. */
export interface MethodDetails {
  readonly token: string;
  /** The bank, or the card's brand. */
  readonly name: string;
  readonly last4: string;
  /** `YYYY-MM`; of cards only. */
  readonly expiresOn: string | null;
}

/** Money to be moved; `reference` is the same for the same transfer, however often it is sent. */
export interface Submission {
  readonly accountId: string;
  readonly reference: string;
  readonly methodToken: string;
  /** With the fee: what the method is charged. */
  readonly amountCents: number;
  readonly currency: string;
}

export type SubmitAnswer =
  | { readonly accepted: true }
  | { readonly accepted: false; readonly failure: FundingFailure };

export const PROVIDER_EVENT_TYPES = ['settle', 'fail', 'return', 'chargeBack'] as const;

/** What the provider reports about a transfer afterward, by a signed call. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly type: (typeof PROVIDER_EVENT_TYPES)[number];
  readonly accountId: string;
  /** The transfer. */
  readonly reference: string;
  readonly failure: FundingFailure | null;
  /** The bank's own code, `R01`. */
  readonly code: string | null;
}

/** Who moves money: a payment provider, or the sandbox that behaves like one. */
export interface PaymentProvider {
  /** The frame in which a person enters a card or links a bank; its origin is not the portal's. */
  frameFor(what: 'card' | 'bank'): { readonly src: string; readonly origin: string };
  createLinkToken(accountId: string): Promise<string>;
  /** What a token of the frame stands for; null: it is none, or of another kind. */
  readToken(what: 'card' | 'bank', token: string): Promise<MethodDetails | null>;
  /** Sends two small deposits to a bank account that was typed in. */
  startDeposits(account: NewBankAccount): Promise<MethodDetails>;
  areDeposits(token: string, amountsCents: readonly number[]): Promise<boolean>;
  /** Whether a card would be charged; nothing is. */
  wouldCharge(token: string): Promise<boolean>;
  /** Where a customer sends money to, and what has to be named. */
  sentMethod(
    type: Extract<FundingMethod, 'westernUnion' | 'wireAch'>,
    accountNumber: string,
  ): Promise<{ readonly token: string; readonly name: string; readonly reference: string }>;
  submit(submission: Submission): Promise<SubmitAnswer>;
}
