import type { AccountState } from '../accounts/accounts.ts';
import type { CardState } from '../cards/card.ts';
import type { ResetClock } from './limitResets.ts';
import type { ProductGroup } from '../limits/productGroups.ts';
import type { TelematicsRules } from '../telematics/telematicsRules.ts';
import type { SignalAtPump } from '../telematics/vehicleSignal.ts';

/** Groups in the fuel counters and the tank; DEF has a tank of its own. */
export const FUEL_GROUPS = [
  'gasoline',
  'diesel',
  'alternativeFuel',
] as const satisfies readonly ProductGroup[];

/** A product that a site requests to sell. */
export interface RequestedLine {
  /** Three-digit Conexxus code. */
  readonly productCode: string;
  readonly group: ProductGroup;
  readonly amountCents: number;
  /** Thousandths of a US gallon; 0 if not sold by the gallon. */
  readonly milligallons: number;
}

/** A site's request, with the state of the card, account, driver, and tank at that moment. */
export interface PurchaseAttempt {
  readonly at: Date;
  readonly site: {
    /** Omitted if no site is identified. */
    readonly siteNumber?: string;
    /** Two-letter code. */
    readonly state: string;
    readonly timeZone: string;
    /** `false` if the site sends no product codes, so that they only flag. Defaults to `true`. */
    readonly sendsProductCodes?: boolean;
    /** `false` if the site sends no gallons before fueling. Defaults to `true`. */
    readonly sendsGallons?: boolean;
    /** `false` if the site cannot prompt for IDs. Defaults to `true`. */
    readonly asksForIds?: boolean;
  };
  readonly lines: readonly RequestedLine[];
  /**
   * Whether the pump can stop early: a limit then caps the purchase, and declines it only if
   * nothing is left. Otherwise, the purchase is approved or declined as a whole.
   */
  readonly acceptsLess: boolean;
  readonly account: ResetClock & {
    readonly state: AccountState;
    /** Remaining credit or funds; `null` skips the check. */
    readonly availableCents: number | null;
  };
  readonly card: {
    readonly state: CardState;
    /** `YYYY-MM`; valid through the month's last day in the account's zone. */
    readonly expiresOn: string;
  };
  /** Prompted IDs that the card accepts and the one entered; `null` without a prompt. */
  readonly promptedId: {
    readonly accepted: readonly string[];
    readonly typed: string | null;
  } | null;
  /** Last valid reading and the one entered, in whole miles; omitted if any is accepted. */
  readonly odometer?: {
    /** `null` if unknown, so that every reading is in sequence. */
    readonly lastMiles: number | null;
    readonly typedMiles: number | null;
  };
  /** Thousandths of a US gallon; `null` if unknown. */
  readonly tankCapacityMilligallons: number | null;
  /** The vehicle's signal and the fleet's rules for it; omitted if signals are not used. */
  readonly vehicle?: {
    readonly rules: TelematicsRules;
    readonly signal: SignalAtPump | null;
  };
}
