import type { DemoAccount, DemoCard } from '../fleet/account.ts';
import type { Site } from '../places/sites.ts';
import type { SoldLine } from './lines.ts';

/** Flags on purchases that someone should review. */
export type PurchaseFlag = 'odometer' | 'priceHigh' | 'burst' | 'offShift' | 'repeatedDecline';

/** An attempt to buy something with a card at a site. */
export interface Stop {
  readonly account: DemoAccount;
  readonly card: DemoCard;
  readonly site: Site;
  readonly at: number;
  readonly lines: readonly SoldLine[];
  /** As entered by the driver; `null` if skipped. */
  readonly odometerMiles: number | null;
  readonly flags: readonly PurchaseFlag[];
  /** Whether the driver mistypes the prompted ID. */
  readonly isMistyped: boolean;
}

/** A stop with nothing unusual except what is passed in. */
export const stopOf = (stop: Omit<Stop, 'flags' | 'isMistyped'> & Partial<Stop>): Stop => ({
  flags: [],
  isMistyped: false,
  ...stop,
});
