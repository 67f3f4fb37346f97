import { useQuery } from '@forecourt/api-client/react';
import { useApp } from '../../app/App.ts';
import { shownProducts } from './shownProducts.ts';

/** The products shown to this user. */
export function useProducts() {
  const { flags } = useApp();
  const query = useQuery('listAddOns', {});
  return { ...query, products: query.data && shownProducts(flags, query.data.items) };
}
