import * as z from 'zod/mini';
import {
  autoReload,
  feeAgreement,
  feeConsent,
  fundCents,
  fundingMethodRecord,
  fundingMode,
  microDepositCents,
  newBankAccount,
  transfer,
  transferStage,
} from '@forecourt/validation';
import { call } from './call.ts';
import { paged, queryText, uuid } from './common.ts';
import { flag, integer, items, list, natural, oneOf, shape, text } from './shapes.ts';
import { optionalDays } from './wireDate.ts';

const TOKEN_CHARACTERS_MAX = 2_000;
const token = queryText(TOKEN_CHARACTERS_MAX).check(z.minLength(1, { error: 'value.required' }));
const methodResponse = shape({ method: fundingMethodRecord });
const addDefaults = {
  response: methodResponse,
  changes: ['paymentMethod'],
} as const;
const removeDefaults = {
  response: methodResponse,
  errors: ['fundingMethod.notFound', 'funds.methodInUse', 'funds.methodScheduled'],
  changes: ['paymentMethod'],
  version: 'required',
} as const;

/**
 * [GW-109, FUND-03 to FUND-05, STORE-04] Shared by all fleets; `fleetId` must be visible, and
 * separates cache entries.
 */
export const listPaymentMethods = call('GET /funding/paymentmethods', 'funds.view', {
  summary: 'List payment methods',
  query: shape({ fleetId: z.optional(uuid) }),
  errors: ['fleet.notFound'],
  response: items(fundingMethodRecord),
});

/** The account's balance and funding settings. */
export const fundingAccount = shape({
  currency: text,
  mode: fundingMode,
  /** Funds left; negative if purchases exceed them and are unpaid. */
  balanceCents: integer,
  /** Approved purchases that have not posted. */
  pendingPurchasesCents: integer,
  /** A transfer in progress; no other funds can be added until it settles. [FUND-07] */
  pending: z.nullable(transfer),
  autoReload,
  /** Funding fees in the current cycle. */
  feesThisCycleCents: integer,
  version: natural,
});
export type FundingAccount = z.infer<typeof fundingAccount>;

/** [GW-110, FUND-01, FUND-02] */
export const getFundingAccount = call('GET /funding/accountdetails', 'funds.view', {
  summary: 'Get available funds, funds on the way, and auto-reload',
  response: fundingAccount,
});

/** [GW-113, FUND-01, FUND-02] Any fee that this will charge must be agreed to. */
export const changeFundingAccount = call('PUT /funding/rtf', 'funds.changeMethods', {
  summary: 'Choose pay as you go or preload, and set auto-reload',
  body: shape({ mode: fundingMode, autoReload, agreement: z.nullable(feeAgreement) }),
  response: fundingAccount,
  errors: ['fundingMethod.notFound', 'funds.feeConsent'],
  changes: ['transfer'],
  version: 'required',
});

/** [GW-112] The frame is cross-origin: what is typed there never reaches this product. */
export const getIframeAttributes = call('GET /funding/iframeattributes', 'funds.changeMethods', {
  summary: 'Get the hosted frame for entering card or bank details',
  query: shape({ what: oneOf(['card', 'bank']) }),
  response: shape({ src: text, origin: text }),
  errors: ['funds.unavailable'],
});

/** [GW-111] */
export const createBankLinkToken = call('POST /funding/banklinktoken', 'funds.changeMethods', {
  summary: 'Get a one-use token for linking a bank in the hosted frame',
  body: shape({}),
  response: shape({ linkToken: text }),
  errors: ['funds.unavailable'],
  idempotency: 'required',
});

/** [GW-102, FUND-05] Verified if linked by the frame's token; if typed, by two small deposits. */
export const addBank = call('POST /funding/banks', 'funds.changeMethods', {
  summary: 'Add a bank account',
  body: shape({ linked: z.nullable(token), typed: z.nullable(newBankAccount) }),
  errors: ['fund.methodTaken', 'funds.unavailable'],
  ...addDefaults,
});

/** [GW-104] */
export const verifyBank = call('POST /funding/banks/verify', 'funds.changeMethods', {
  summary: 'Verify a bank account with its two small deposits',
  body: shape({ methodId: uuid, amountsCents: list(microDepositCents) }),
  response: shape({ method: fundingMethodRecord, isProven: flag }),
  errors: ['fundingMethod.notFound', 'funds.methodNotUsable', 'funds.unavailable'],
  changes: ['paymentMethod'],
});

/** [GW-103] */
export const removeBank = call('DELETE /funding/banks/:methodId', 'funds.changeMethods', {
  ...removeDefaults,
  summary: 'Remove a bank account',
});

/** [GW-105, FUND-04] Accepts only the frame's token. */
export const addCard = call('POST /funding/cards', 'funds.changeMethods', {
  summary: 'Add a payment card with a token from the hosted frame',
  body: shape({ token }),
  errors: ['fund.methodTaken', 'funds.cardNotProcessed', 'funds.unavailable'],
  ...addDefaults,
});

/** [GW-107, MSG-45] */
export const verifyFundingCard = call('POST /funding/cards/verify', 'funds.changeMethods', {
  summary: 'Verify a payment card with its network',
  body: shape({ methodId: uuid }),
  errors: ['fundingMethod.notFound', 'funds.unavailable'],
  ...addDefaults,
});

/** [GW-106] */
export const removeFundingCard = call('DELETE /funding/cards/:methodId', 'funds.changeMethods', {
  ...removeDefaults,
  summary: 'Remove a payment card',
});

/** [ENT-41, FUND-03] The customer sends the money, citing the method's reference. */
export const addSentMethod = call('POST /funding/transfers', 'funds.changeMethods', {
  summary: 'Add wire, ACH, or Western Union as a funding method',
  body: shape({ type: oneOf(['westernUnion', 'wireAch']) }),
  errors: ['fund.methodTaken', 'funds.unavailable'],
  ...addDefaults,
});

export const removeSentMethod = call('DELETE /funding/transfers/:methodId', 'funds.changeMethods', {
  ...removeDefaults,
  summary: 'Remove wire, ACH, or Western Union as a funding method',
});

/** [FUND-07, FUND-09, FUND-12, MSG-58] */
export const addFunds = call('POST /funding/funds', 'funds.add', {
  summary: 'Add funds; any fee must be agreed to',
  body: shape({ methodId: uuid, amountCents: fundCents, agreement: z.nullable(feeAgreement) }),
  response: transfer,
  errors: [
    'fundingMethod.notFound',
    'funds.pendingTransaction',
    'funds.methodNotUsable',
    'funds.feeConsent',
  ],
  changes: ['transfer'],
});

/** [GW-108, NAV-12] */
export const listFundHistory = call('GET /funding/history', 'funds.view', {
  summary: 'List added funds, newest first',
  ...paged(transfer, {
    stage: z.optional(transferStage),
    ...optionalDays,
  }),
});

/** Consents to fees, newest first. */
export const listFeeConsents = call('GET /funding/feeconsents', 'bills.view', {
  summary: 'List fee consents: who agreed, the wording, and when it ended',
  response: items(feeConsent),
});

/** Takes one step, like giving consent. Whatever relied on the consent stops. */
export const endFeeConsent = call(
  'POST /funding/feeconsents/:consentId/end',
  'funds.changeMethods',
  {
    summary: 'End a standing fee consent',
    response: feeConsent,
    errors: ['feeConsent.notFound'],
    changes: ['transfer'],
  },
);
