import { reason, type MessageParams, type Reason } from '../core/issue.ts';
import { gallonsOf } from '../purchases/askedAmounts.ts';
import { FUEL_GROUPS } from '../purchases/purchaseAttempt.ts';
import type { TelematicsRules } from '../telematics/telematicsRules.ts';
import type { SignalAtPump } from '../telematics/vehicleSignal.ts';
import type { ProductGroup } from '../limits/productGroups.ts';
import type { PurchaseLimits } from '../limits/purchaseLimits.ts';

/** How the card was read. */
export const ENTRY_MODES = ['chip', 'swipe', 'contactless', 'keyed', 'voice'] as const;
export type EntryMode = (typeof ENTRY_MODES)[number];

/** A line of a purchase as the rules look at it. */
export interface ObservedLine {
  readonly group: ProductGroup;
  /** Thousandths of a US gallon. */
  readonly milligallons: number;
  readonly unitPriceMills: number;
  /** What the product costs in the region at that time; null: not known. */
  readonly regionPriceMills: number | null;
}

/** A purchase as far as fuel and odometer tell of it. */
export interface Fueling {
  readonly purchaseId: string;
  readonly at: Date;
  /** As typed in at the pump; null: nothing. */
  readonly odometerMiles: number | null;
  readonly lines: readonly Pick<ObservedLine, 'group' | 'milligallons'>[];
}

/** A purchase for one vehicle, or with one card, with what is known of its place. */
export interface ObservedPurchase extends Fueling {
  readonly entryMode: EntryMode;
  readonly site: {
    readonly siteNumber: string;
    readonly city: string;
    readonly timeZone: string;
    /** Degrees; null: not known. */
    readonly latitude: number | null;
    readonly longitude: number | null;
  };
  readonly lines: readonly ObservedLine[];
  /** What the vehicle reported at that moment; left out: nothing. */
  readonly signal?: Pick<SignalAtPump, 'away' | 'roomMilligallons'>;
}

/** What is known of the vehicle; null: not known. */
export interface ObservedVehicle {
  readonly tankCapacityMilligallons: number | null;
  readonly usualMilesPerGallon: number | null;
  /** Days and hours in which it works, by the clock of the site. */
  readonly shift: Pick<PurchaseLimits, 'allowedDays' | 'allowedTimes'> | null;
  /** What the fleet wants to know of its signals; left out: what fleets do by default. */
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

/** Something odd about a purchase. `params` are the evidence, `key` the text that says it. */
export interface Anomaly extends Reason {
  readonly rule: AnomalyRule;
  readonly purchaseId: string;
  /** The earlier purchase that it stands out against; null: it does by itself. */
  readonly otherId: string | null;
}

/** Makes an anomaly of a purchase with its evidence. */
export const anomaly = (
  rule: AnomalyRule,
  { purchaseId }: Pick<Fueling, 'purchaseId'>,
  params: MessageParams,
  otherId: string | null = null,
): Anomaly => ({ ...reason(`anomaly.${rule}`, params), rule, purchaseId, otherId });

/** Thousandths of a US gallon that went into the tank. */
export const fuelOf = ({ lines }: Pick<Fueling, 'lines'>): number => gallonsOf(lines, FUEL_GROUPS);

const MINUTE_MILLISECONDS = 60_000;
type Moment = Pick<Fueling, 'at'>;
/** Whole minutes from one purchase to the next. */
export const minutesBetween = (first: Moment, next: Moment): number =>
  Math.round((next.at.getTime() - first.at.getTime()) / MINUTE_MILLISECONDS);
