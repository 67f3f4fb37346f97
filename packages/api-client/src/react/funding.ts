import { PENDING_STAGES, type FundingMethodRecord, type Transfer } from '@forecourt/validation';
import { useMutation, usePolledQuery, useQuery } from './query.ts';

/** How often money is asked for that is on its way. */
const WATCH_MILLISECONDS = 2_000;
const whileOnItsWay = (transfer: Transfer | null | undefined) =>
  transfer && PENDING_STAGES.some((stage) => stage === transfer.stage) ? WATCH_MILLISECONDS : 0;

/**
 * Methods by which the account is funded and paid, as kept for a fleet; null: for all of them. Without
 * `isAsked`, because the person may not view them, it asks nothing. [GW-109, STORE-04]
 */
export const usePaymentMethods = (fleetId: string | null, isAsked = true) =>
  useQuery('listPaymentMethods', isAsked ? { query: fleetId === null ? {} : { fleetId } } : null);

/** What is left of the funds; follows funds that are on their way. [GW-110] */
export const useFundingAccount = () =>
  usePolledQuery('getFundingAccount', {}, (account) => whileOnItsWay(account?.pending));

const REMOVERS = {
  bank: 'removeBank',
  card: 'removeFundingCard',
  westernUnion: 'removeSentMethod',
  wireAch: 'removeSentMethod',
} as const;

/** Removes a method by the call of its type. [GW-103, GW-106] */
export const useRemoveMethod = () =>
  useMutation(
    (
      calls,
      { type, methodId, version }: Pick<FundingMethodRecord, 'type' | 'methodId' | 'version'>,
    ) => {
      const name = REMOVERS[type];
      return calls[name]({ params: { methodId } }, { ifMatch: version });
    },
  );

/** The receipt of a payment or of funds; follows it while it is under way. Null asks nothing. */
export const usePayment = (paymentId: string | null) =>
  usePolledQuery('getPayment', paymentId === null ? null : { params: { paymentId } }, (payment) =>
    whileOnItsWay(payment?.transfer),
  );
