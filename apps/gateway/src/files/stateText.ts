/** Turns a state's key into words: `onHold` becomes "On hold". */
export const stateText = (state: string): string =>
  state.charAt(0).toUpperCase() +
  state.slice(1).replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
