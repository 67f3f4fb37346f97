import { PENDING_STAGES, type Transfer } from '@forecourt/validation';
import type { Contract, RequestOf } from '../contract/index.ts';
import { useMutation, usePolledQuery, useQuery } from './query.ts';

/** How often money is asked for that is on its way. */
const WATCH_MILLISECONDS = 2_000;
const whileOnItsWay = (transfer: Transfer | null | undefined) =>
  transfer && PENDING_STAGES.some((stage) => stage === transfer.stage) ? WATCH_MILLISECONDS : 0;

/** Methods by which the account is funded and paid, as kept for a fleet; null: for all of them. [GW-109, STORE-04] */
export const usePaymentMethods = (fleetId: string | null) =>
  useQuery('listPaymentMethods', { query: fleetId === null ? {} : { fleetId } });

/** What is left of the funds; follows funds that are on their way. [GW-110] */
export const useFundingAccount = () =>
  usePolledQuery('getFundingAccount', {}, (account) => whileOnItsWay(account?.pending));

/** A change of the methods. */
export type MethodChange =
  | { readonly does: 'addBank'; readonly body: RequestOf<Contract['addBank']>['body'] }
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
export const useChangeMethods = () =>
  useMutation((calls, change: MethodChange) => {
    switch (change.does) {
      case 'addBank':
        return calls.addBank({ body: change.body });
      case 'addCard':
        return calls.addCard({ body: { token: change.token } });
      case 'verifyCard':
        return calls.verifyFundingCard({ body: { methodId: change.methodId } });
      case 'addSent':
        return calls.addSentMethod({ body: { type: change.type } });
      case 'remove': {
        const { methodId, version, type } = change;
        const request = { params: { methodId } };
        const versioned = { ifMatch: version };
        if (type === 'bank') return calls.removeBank(request, versioned);
        if (type === 'card') return calls.removeFundingCard(request, versioned);
        return calls.removeSentMethod(request, versioned);
      }
    }
  });
/** The receipt of a payment or of funds; follows it while it is under way. Null asks nothing. */
export const usePayment = (paymentId: string | null) =>
  usePolledQuery('getPayment', paymentId === null ? null : { params: { paymentId } }, (payment) =>
    whileOnItsWay(payment?.transfer),
  );
