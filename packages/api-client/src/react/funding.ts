import { PENDING_STAGES, type Transfer } from '@forecourt/validation';
import type { CallName, Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, usePolledQuery, useQuery, type Mutation, type Query } from './query.ts';
import { usePages, type FiltersOf, type Pages } from './usePages.ts';

type Answer<N extends CallName> = ResponseOf<Contract[N]>;
interface BodyOf {
  readonly addBank: RequestOf<Contract['addBank']>['body'];
  readonly verifyBank: RequestOf<Contract['verifyBank']>['body'];
  readonly addFunds: RequestOf<Contract['addFunds']>['body'];
  readonly payBill: RequestOf<Contract['payBill']>['body'];
  readonly changeFundingAccount: RequestOf<Contract['changeFundingAccount']>['body'];
}
type Body<N extends keyof BodyOf> = BodyOf[N];

const METHODS_CHANGED: readonly CallName[] = ['listPaymentMethods', 'getFundingAccount'];
const MONEY_MOVED: readonly CallName[] = [
  'listPaymentMethods',
  'getFundingAccount',
  'listFundHistory',
  'listFeeConsents',
  'listFees',
  'listBills',
  'listPayments',
  'getPayment',
  'getDashboard',
];
/** How often money is asked for that is on its way. */
const WATCH_MILLISECONDS = 2_000;
const whileOnItsWay = (transfer: Transfer | null | undefined) =>
  transfer && PENDING_STAGES.some((stage) => stage === transfer.stage) ? WATCH_MILLISECONDS : 0;

/** Methods by which the account is funded and paid, as kept for a fleet; null: for all of them. [GW-109, STORE-04] */
export function usePaymentMethods(
  fleetId: string | null = null,
): Query<Answer<'listPaymentMethods'>> {
  const query = fleetId === null ? {} : { fleetId };
  return useQuery('listPaymentMethods', { query });
}

/** What is left of the funds; follows funds that are on their way. [GW-110] */
export function useFundingAccount(): Query<Answer<'getFundingAccount'>> {
  return usePolledQuery('getFundingAccount', {}, (account) => whileOnItsWay(account?.pending));
}

/** The hosted frame for a card or a bank; null asks nothing. [GW-112] */
export function useIframeAttributes(
  what: 'card' | 'bank' | null,
): Query<Answer<'getIframeAttributes'>> {
  return useQuery('getIframeAttributes', what === null ? null : { query: { what } });
}

/** A one-use token for the frame that links a bank. [GW-111] */
export function useBankLinkToken(): Mutation<
  [idempotencyKey: string],
  Answer<'createBankLinkToken'>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (idempotencyKey: string) =>
      client.createBankLinkToken({ body: {} }, { idempotencyKey, userId, accountId }),
    [],
  );
}

/** A change of the methods. */
export type MethodChange =
  | { readonly does: 'addBank'; readonly body: Body<'addBank'> }
  | { readonly does: 'addCard'; readonly token: string }
  | { readonly does: 'verifyCard'; readonly methodId: string }
  | { readonly does: 'addSent'; readonly type: 'westernUnion' | 'wireAch' }
  | {
      readonly does: 'remove';
      readonly type: 'card' | 'bank' | 'westernUnion' | 'wireAch';
      readonly methodId: string;
      readonly version: number;
    };

/** Adds, checks or removes a method. [GW-102, GW-103, GW-105 to GW-107] */
export function useChangeMethods(): Mutation<
  [change: MethodChange, idempotencyKey: string],
  Answer<'addBank'>
> {
  const { client, userId, accountId } = useApi();
  return useMutation((change: MethodChange, idempotencyKey: string) => {
    const options = { idempotencyKey, userId, accountId };
    switch (change.does) {
      case 'addBank':
        return client.addBank({ body: change.body }, options);
      case 'addCard':
        return client.addCard({ body: { token: change.token } }, options);
      case 'verifyCard':
        return client.verifyFundingCard({ body: { methodId: change.methodId } }, options);
      case 'addSent':
        return client.addSentMethod({ body: { type: change.type } }, options);
      case 'remove': {
        const { methodId, version, type } = change;
        const request = { params: { methodId } };
        const versioned = { ...options, ifMatch: version };
        if (type === 'bank') return client.removeBank(request, versioned);
        if (type === 'card') return client.removeFundingCard(request, versioned);
        return client.removeSentMethod(request, versioned);
      }
    }
  }, METHODS_CHANGED);
}

/** Names the two deposits of a bank. [GW-104] */
export function useVerifyBank(): Mutation<
  [body: Body<'verifyBank'>, idempotencyKey: string],
  Answer<'verifyBank'>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (body: Body<'verifyBank'>, idempotencyKey: string) =>
      client.verifyBank({ body }, { idempotencyKey, userId, accountId }),
    METHODS_CHANGED,
  );
}

/** Adds funds. [FUND-07, FUND-09, FUND-12] */
export function useAddFunds(): Mutation<
  [body: Body<'addFunds'>, idempotencyKey: string],
  Transfer
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (body: Body<'addFunds'>, idempotencyKey: string) =>
      client.addFunds({ body }, { idempotencyKey, userId, accountId }),
    MONEY_MOVED,
  );
}

/** Chooses how funds are kept and what is added by itself. [GW-113] */
export function useChangeFundingAccount(): Mutation<
  [body: Body<'changeFundingAccount'>, version: number, idempotencyKey: string],
  Answer<'changeFundingAccount'>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (body: Body<'changeFundingAccount'>, ifMatch: number, idempotencyKey: string) =>
      client.changeFundingAccount({ body }, { idempotencyKey, userId, accountId, ifMatch }),
    MONEY_MOVED,
  );
}

type HistoryFilters = FiltersOf<'listFundHistory'>;
type TransferPage = Answer<'listFundHistory'>;

/** Funds that were added, newest first. [GW-108] */
export function useFundHistory(filters: HistoryFilters): Pages<Transfer, TransferPage> {
  return usePages('listFundHistory', { query: filters });
}

/** Bills, and what is owed in all. [GW-98] */
export function useBills(): Query<Answer<'listBills'>> {
  return useQuery('listBills', {});
}

/** Pays now or on a day ahead. [PAY-01] */
export function usePayBill(): Mutation<[body: Body<'payBill'>, idempotencyKey: string], Transfer> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (body: Body<'payBill'>, idempotencyKey: string) =>
      client.payBill({ body }, { idempotencyKey, userId, accountId }),
    MONEY_MOVED,
  );
}

type PaymentFilters = FiltersOf<'listPayments'>;

/** Payments, newest first. [GW-99, PAY-02] */
export function usePayments(filters: PaymentFilters): Pages<Transfer, TransferPage> {
  return usePages('listPayments', { query: filters });
}

/** The receipt of a payment or of funds; follows it while it is under way. Null asks nothing. */
export function usePayment(paymentId: string | null): Query<Answer<'getPayment'>> {
  return usePolledQuery(
    'getPayment',
    paymentId === null ? null : { params: { paymentId } },
    (payment) => whileOnItsWay(payment?.transfer),
  );
}

/** The receipt of a payment, or of funds, as a PDF file. [PAY-02] */
export function usePaymentReceipt(): Mutation<[paymentId: string], Answer<'getPaymentReceipt'>> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (paymentId: string) =>
      client.getPaymentReceipt({ params: { paymentId } }, { userId, accountId }),
    [],
  );
}

/** Takes back a scheduled payment. [PAY-03] */
export function useCancelPayment(): Mutation<
  [paymentId: string, version: number, idempotencyKey: string],
  Transfer
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (paymentId: string, ifMatch: number, idempotencyKey: string) =>
      client.cancelPayment(
        { params: { paymentId } },
        { idempotencyKey, userId, accountId, ifMatch },
      ),
    MONEY_MOVED,
  );
}

/** Every fee, row by row. */
export function useFees(
  query: RequestOf<Contract['listFees']>['query'],
): Query<Answer<'listFees'>> {
  return useQuery('listFees', { query });
}

/** The log of consents to fees. */
export function useFeeConsents(): Query<Answer<'listFeeConsents'>> {
  return useQuery('listFeeConsents', {});
}

/** Ends a standing consent. */
export function useEndFeeConsent(): Mutation<
  [consentId: string, idempotencyKey: string],
  Answer<'endFeeConsent'>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (consentId: string, idempotencyKey: string) =>
      client.endFeeConsent({ params: { consentId } }, { idempotencyKey, userId, accountId }),
    MONEY_MOVED,
  );
}
