import type { Order } from '@forecourt/validation';
import type { Contract, RequestOf } from '../contract/index.ts';
import { usePolledQuery, useQuery } from './query.ts';
import { usePages } from './usePages.ts';

/** Polling interval of the Overview while the page is visible. */
export const OVERVIEW_REFRESH_MILLISECONDS = 60_000;
/** Polling interval of anything in progress, such as an order or a text message. */
export const ORDER_REFRESH_MILLISECONDS = 5000;

/** The Overview; keeps showing the previous fleet's figures until the new ones load. [GW-139] */
export const useOverview = (query: RequestOf<Contract['getDashboard']>['query'] = {}) =>
  useQuery(
    'getDashboard',
    { query },
    { refreshInterval: OVERVIEW_REFRESH_MILLISECONDS, keepPreviousData: true },
  );

const untilFinished = (orders: readonly Order[]) =>
  orders.every(({ step }) => step === 'active') ? 0 : ORDER_REFRESH_MILLISECONDS;

/** The account's orders, newest first; polled while any is in progress. [CARD-21] */
export const useOrders = () =>
  usePages('listOrders', {}, { isCounted: false, everyOf: untilFinished });

/** One order; polled until its cards are active. */
export const useOrder = (orderId: string | null) =>
  usePolledQuery('getOrder', orderId === null ? null : { params: { orderId } }, (order) =>
    untilFinished(order ? [order] : []),
  );

/** Whether a card's guide can be texted, and its link; polled until the text is sent. */
export const useCardGuide = (cardId: string) =>
  usePolledQuery('getCardGuide', { params: { cardId } }, (guide) =>
    guide?.link?.sentAt === null ? ORDER_REFRESH_MILLISECONDS : 0,
  );
