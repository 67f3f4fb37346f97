import type { Transaction } from '@forecourt/validation';
import type { Contract, ResponseOf, TransactionTotals } from '../contract/index.ts';
import { usePages, type FiltersOf, type Pages } from './usePages.ts';

/** Filters of the list of transactions, with days as `wireDate` writes them. */
export type TransactionFilters = FiltersOf<'listTransactions'>;
type TransactionPage = ResponseOf<Contract['listTransactions']>;

export interface TransactionList extends Omit<
  Pages<Transaction, TransactionPage>,
  'items' | 'first'
> {
  readonly transactions: readonly Transaction[];
  /** Sums over everything under the filters; null until the first page is there. */
  readonly totals: TransactionTotals | null;
}

/** Purchases and declines page by page, newest first. [GW-95, TXN-01] */
export function useTransactions(filters: TransactionFilters): TransactionList {
  const { items, first, ...list } = usePages('listTransactions', { query: filters });
  return { ...list, transactions: items, totals: first?.totals ?? null };
}
