import type { Contract, RequestOf } from '../contract/index.ts';
import type { Order } from '@forecourt/validation';
import { usePolledQuery, useQuery } from './query.ts';

/** The figures of the Overview are asked for again so often while the page is looked at. */
export const OVERVIEW_REFRESH_MILLISECONDS = 60_000;
/** What is under way, such as an order or a text, is asked for again so often. */
export const ORDER_REFRESH_MILLISECONDS = 5000;

const ORDER_ROWS = 100;

/** The Overview's figures; those of another fleet replace them once they are there. [GW-139] */
export const useOverview = (query: RequestOf<Contract['getDashboard']>['query'] = {}) =>
  useQuery(
    'getDashboard',
    { query },
    { refreshInterval: OVERVIEW_REFRESH_MILLISECONDS, keepPreviousData: true },
  );

const isFinished = (order: Order) => order.step === 'active';
const untilFinished = (orders: readonly Order[] | undefined) =>
  orders === undefined || orders.every(isFinished) ? 0 : ORDER_REFRESH_MILLISECONDS;

/** The latest orders, newest first; asked for again while one of them is under way. */
export const useOrders = () =>
  usePolledQuery('listOrders', { query: { limit: ORDER_ROWS } }, (page) =>
    untilFinished(page?.items),
  );

/** One order; asked for again until its cards are active. */
export const useOrder = (orderId: string | null) =>
  usePolledQuery('getOrder', orderId === null ? null : { params: { orderId } }, (order) =>
    untilFinished(order && [order]),
  );

/** Whether a card's guide can be texted, and its link; asked for again until the text has left. */
export const useCardGuide = (cardId: string) =>
  usePolledQuery('getCardGuide', { params: { cardId } }, (guide) =>
    guide?.link?.sentAt === null ? ORDER_REFRESH_MILLISECONDS : 0,
  );
