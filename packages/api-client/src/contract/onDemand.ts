import { accountOnDemand } from './accountOnDemand.ts';
import { cardsOnDemand } from './cardsOnDemand.ts';
import type { firstCalls } from './firstCalls.ts';
import type { CallName, Contract } from './contract.ts';
import { moneyOnDemand } from './moneyOnDemand.ts';

/**
 * Every call but the first ones by its name, fetched when it is first made: a page pays for the areas
 * whose calls it makes, however many the contract has.
 */
export const callsOnDemand = {
  ...accountOnDemand,
  ...cardsOnDemand,
  ...moneyOnDemand,
} as const satisfies {
  readonly [N in Exclude<CallName, keyof typeof firstCalls>]: () => Promise<Contract[N]>;
};
