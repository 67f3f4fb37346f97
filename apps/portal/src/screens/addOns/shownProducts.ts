import { ADD_ON_PRODUCTS, type AddOnService, type Flags } from '@forecourt/validation';

/** The products in the account's program, except those whose flag is off. [FLAG-06, FLAG-24] */
export const shownProducts = <
  P extends { readonly service: AddOnService; readonly isOffered: boolean },
>(
  flags: Flags,
  products: readonly P[],
): P[] =>
  products.filter(({ service, isOffered }) => {
    const { flag } = ADD_ON_PRODUCTS[service];
    return isOffered && (flag === null || flags.has(flag));
  });
