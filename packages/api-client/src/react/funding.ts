import { PENDING_STAGES, type FundingMethodRecord, type Transfer } from '@forecourt/validation';
import { useMutation, usePolledQuery } from './query.ts';

/** Polling interval of money in transit. */
const WATCH_MILLISECONDS = 2_000;
const whileInTransit = (transfer: Transfer | null | undefined) =>
  transfer && PENDING_STAGES.some((stage) => stage === transfer.stage) ? WATCH_MILLISECONDS : 0;

/** Available funds, polled while funds are in transit. [GW-110] */
export const useFundingAccount = () =>
  usePolledQuery('getFundingAccount', {}, (account) => whileInTransit(account?.pending));

const REMOVERS = {
  bank: 'removeBank',
  card: 'removeFundingCard',
  westernUnion: 'removeSentMethod',
  wireAch: 'removeSentMethod',
} as const;

/** Removes a funding method with the call for its type. [GW-103, GW-106] */
export const useRemoveMethod = () =>
  useMutation((calls, method: Pick<FundingMethodRecord, 'type' | 'methodId' | 'version'>) => {
    const request = { params: { methodId: method.methodId } };
    return calls[REMOVERS[method.type]](request, { ifMatch: method.version });
  });

/** The receipt of a payment or funds transfer, polled while in transit; `null` fetches nothing. */
export const usePayment = (paymentId: string | null) =>
  usePolledQuery('getPayment', paymentId === null ? null : { params: { paymentId } }, (payment) =>
    whileInTransit(payment?.transfer),
  );
