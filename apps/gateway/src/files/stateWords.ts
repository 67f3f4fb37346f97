/** A state is called what its key says: `onHold` is "On hold". */
export const stateWords = (state: string): string =>
  state.charAt(0).toUpperCase() +
  state.slice(1).replaceAll(/[A-Z]/g, (big) => ` ${big.toLowerCase()}`);
