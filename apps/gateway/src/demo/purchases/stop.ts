import type { DemoAccount, DemoCard } from '../fleet/account.ts';
import type { Site } from '../places/sites.ts';
import type { SoldLine } from './lines.ts';

/** Marks of a purchase that someone should look at. */
export type PurchaseFlag = 'odometer' | 'priceHigh' | 'burst' | 'offShift' | 'repeatedDecline';

/** A card at a site that asks for something. */
export interface Stop {
  readonly account: DemoAccount;
  readonly card: DemoCard;
  readonly site: Site;
  readonly at: number;
  readonly lines: readonly SoldLine[];
  /** As it was typed; null: skipped. */
  readonly odometerMiles: number | null;
  readonly flags: readonly PurchaseFlag[];
  /** The driver mistypes the ID that the pump asks for. */
  readonly isMistyped: boolean;
}

/** A stop at which nothing is odd but what is said of it. */
export const stopOf = (stop: Omit<Stop, 'flags' | 'isMistyped'> & Partial<Stop>): Stop => ({
  flags: [],
  isMistyped: false,
  ...stop,
});
