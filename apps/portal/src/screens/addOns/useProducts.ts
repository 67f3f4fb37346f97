import { useAddOns } from '@forecourt/api-client/react';
import { ADD_ON_PRODUCTS, type AddOnService } from '@forecourt/validation';
import { useApp } from '../../app/App.ts';

/** The products that the account's program has, without those whose flag is off. [FLAG-06, FLAG-24] */
export function useProducts() {
  const { flags } = useApp();
  const query = useAddOns();
  const isShown = (service: AddOnService) => {
    const { flag } = ADD_ON_PRODUCTS[service];
    return flag === null || flags.has(flag);
  };
  const products = query.data?.items.filter(
    ({ service, isOffered }) => isOffered && isShown(service),
  );
  return { ...query, products };
}
