import type { AccountState } from '../accounts/accounts.ts';
import type { CardState } from '../cards/card.ts';
import type { ResetClock } from './limitResets.ts';
import type { ProductGroup } from '../limits/productGroups.ts';
import type { TelematicsRules } from '../telematics/telematicsRules.ts';
import type { SignalAtPump } from '../telematics/vehicleSignal.ts';

/** Groups whose gallons the fuel counters count and a tank holds; DEF has a tank of its own. */
export const FUEL_GROUPS = [
  'gasoline',
  'diesel',
  'alternativeFuel',
] as const satisfies readonly ProductGroup[];

/** One product that a site asks to sell. */
export interface AskedLine {
  /** Conexxus code of three digits. */
  readonly productCode: string;
  readonly group: ProductGroup;
  readonly amountCents: number;
  /** Thousandths of a US gallon; 0 for what is not sold by the gallon. */
  readonly milligallons: number;
}

/** What a site asks, and what is known at that moment of card, account, driver and tank. */
export interface PurchaseAttempt {
  readonly at: Date;
  readonly site: {
    /** Left out where no site is named. */
    readonly siteNumber?: string;
    /** Two letters. */
    readonly state: string;
    readonly timeZone: string;
    /** false: the site cannot tell products apart, so they can only be flagged. Left out: it can. */
    readonly sendsProductCodes?: boolean;
    /** false: the site sends no gallons before fuel flows. Left out: it does. */
    readonly sendsGallons?: boolean;
    /** false: the site cannot ask for IDs. Left out: it can. */
    readonly asksForIds?: boolean;
  };
  readonly lines: readonly AskedLine[];
  /**
   * The pump can stop at less than was asked: a limit then caps the purchase and declines only when
   * nothing is left. Otherwise the whole is approved or declined.
   */
  readonly acceptsLess: boolean;
  readonly account: ResetClock & {
    readonly state: AccountState;
    /** What can still be bought on credit or from funds; null: not asked. */
    readonly availableCents: number | null;
  };
  readonly card: {
    readonly state: CardState;
    /** `YYYY-MM`; valid through the month's last day in the account's zone. */
    readonly expiresOn: string;
  };
  /** Prompted IDs that are good on the card and the one typed in; null: the card does not ask. */
  readonly promptedId: {
    readonly accepted: readonly string[];
    readonly typed: string | null;
  } | null;
  /** Last good reading and the one typed in, in whole miles; left out: the card takes any. */
  readonly odometer?: {
    /** null: none is known, so every reading is in sequence. */
    readonly lastMiles: number | null;
    readonly typedMiles: number | null;
  };
  /** Thousandths of a US gallon; null: not known. */
  readonly tankCapacityMilligallons: number | null;
  /** What the vehicle reports, and what the fleet does with it; left out: vehicles are not asked. */
  readonly vehicle?: {
    readonly rules: TelematicsRules;
    readonly signal: SignalAtPump | null;
  };
}
