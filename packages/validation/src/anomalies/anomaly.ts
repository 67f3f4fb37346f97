import { reason, type MessageParams, type Reason } from '../core/issue.ts';
import { gallonsOf } from '../purchases/requestedAmounts.ts';
import { FUEL_GROUPS } from '../purchases/purchaseAttempt.ts';
import type { TelematicsRules } from '../telematics/telematicsRules.ts';
import type { SignalAtPump } from '../telematics/vehicleSignal.ts';
import type { ProductGroup } from '../limits/productGroups.ts';
import type { PurchaseLimits } from '../limits/purchaseLimits.ts';

/** How the card was read. */
export const ENTRY_MODES = ['chip', 'swipe', 'contactless', 'keyed', 'voice'] as const;
export type EntryMode = (typeof ENTRY_MODES)[number];

/** A purchase line, as the anomaly rules see it. */
export interface ObservedLine {
  readonly group: ProductGroup;
  /** Thousandths of a US gallon. */
  readonly milligallons: number;
  readonly unitPriceMills: number;
  /** The product's price in the region at that time; `null` if unknown. */
  readonly regionPriceMills: number | null;
}

/** The fuel and odometer data of a purchase. */
export interface Fueling {
  readonly purchaseId: string;
  readonly at: Date;
  /** As typed at the pump; `null` if not entered. */
  readonly odometerMiles: number | null;
  readonly lines: readonly Pick<ObservedLine, 'group' | 'milligallons'>[];
}

/** A purchase for one vehicle or on one card, with what is known about the site. */
export interface ObservedPurchase extends Fueling {
  readonly entryMode: EntryMode;
  readonly site: {
    readonly siteNumber: string;
    readonly city: string;
    readonly timeZone: string;
    /** Degrees; `null` if unknown. */
    readonly latitude: number | null;
    readonly longitude: number | null;
  };
  readonly lines: readonly ObservedLine[];
  /** What the vehicle reported at that moment; omitted if nothing. */
  readonly signal?: Pick<SignalAtPump, 'away' | 'roomMilligallons'>;
}

/** What is known about the vehicle; `null` means unknown. */
export interface ObservedVehicle {
  readonly tankCapacityMilligallons: number | null;
  readonly usualMilesPerGallon: number | null;
  /** Working days and hours, by the site's clock. */
  readonly shift: Pick<PurchaseLimits, 'allowedDays' | 'allowedTimes'> | null;
  /** The fleet's rules for signals; defaults to `TELEMATICS_DEFAULTS`. */
  readonly signalRules?: Pick<TelematicsRules, 'whenAway' | 'awayMiles' | 'whenOverTank'>;
}

export const ANOMALY_RULES = [
  'impossibleTravel',
  'overfill',
  'mpgDrift',
  'odometerMissing',
  'odometerOutOfOrder',
  'odometerJump',
  'handKeyedRepeat',
  'priceAboveRegion',
  'outsideShift',
  'awayFromPump',
  'aboveTankRoom',
] as const;
export type AnomalyRule = (typeof ANOMALY_RULES)[number];

/** An anomaly of a purchase: `key` is its message, and `params` are the evidence. */
export interface Anomaly extends Reason {
  readonly rule: AnomalyRule;
  readonly purchaseId: string;
  /** The earlier purchase that it conflicts with; `null` if none. */
  readonly otherId: string | null;
}

/** Creates an anomaly for a purchase. */
export const anomaly = (
  rule: AnomalyRule,
  { purchaseId }: Pick<Fueling, 'purchaseId'>,
  params: MessageParams,
  otherId: string | null = null,
): Anomaly => ({ ...reason(`anomaly.${rule}`, params), rule, purchaseId, otherId });

/** Thousandths of a US gallon of fuel in the purchase. */
export const fuelOf = ({ lines }: Pick<Fueling, 'lines'>): number => gallonsOf(lines, FUEL_GROUPS);

const MINUTE_MILLISECONDS = 60_000;
type Moment = Pick<Fueling, 'at'>;
/** Whole minutes from one purchase to the next. */
export const minutesBetween = (first: Moment, next: Moment): number =>
  Math.round((next.at.getTime() - first.at.getTime()) / MINUTE_MILLISECONDS);
