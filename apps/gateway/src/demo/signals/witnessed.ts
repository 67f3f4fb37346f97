import type { Purchase } from './purchases.ts';

const TRACKED_VEHICLES = 40;
const OVERFULL_TANKS = 2;
const WRONG_ODOMETERS = 3;
/** Only purchases of at least this percentage of a tank can plausibly overfill it. */
const LARGE_PERCENT = 45;

/** A vehicle's purchases, newest first. */
type ByVehicle = ReadonlyMap<string, readonly Purchase[]>;

/** Purchases that a vehicle's signal is seeded for. Most match it. */
export interface SeededPurchases {
  /** The last purchase of each vehicle with a tracker. */
  readonly tracked: readonly Purchase[];
  /** Made with a copied card, far from its vehicle. */
  readonly away: ReadonlySet<Purchase>;
  /** Larger than the room in the tank. */
  readonly overfull: ReadonlySet<Purchase>;
  /** With a different odometer reading than the vehicle's own. */
  readonly misread: ReadonlySet<Purchase>;
}

export const timeOf = ({ occurred_at: at }: Purchase): number => Date.parse(at);
export const shareOfTank = ({ fuel_milligallons: fuel, tank }: Purchase): number =>
  tank === null || tank === 0 ? 0 : fuel / tank;

/** The closest valid odometer readings around a purchase. */
function readingsAround(purchase: Purchase, byVehicle: ByVehicle) {
  const readings = (byVehicle.get(purchase.vehicle_id) ?? []).flatMap((other) =>
    other.odometer_miles === null || other.flags.includes('odometer')
      ? []
      : [{ at: timeOf(other), miles: other.odometer_miles }],
  );
  const at = timeOf(purchase);
  return {
    before: readings.find((reading) => reading.at < at),
    own: readings.find((reading) => reading.at === at),
    after: readings.findLast((reading) => reading.at > at),
  };
}

/** Undoes a swap of two adjacent digits if that puts the reading between two others. */
function unswapped(entered: number | null, least: number, most: number): number | undefined {
  const digits = String(entered ?? '');
  return Array.from(digits, (digit, index) =>
    Number(digits.slice(0, index) + digits.charAt(index + 1) + digit + digits.slice(index + 2)),
  ).find((miles) => miles >= least && miles <= most);
}

/** The vehicle's own odometer reading at a purchase; `null` if nobody ever entered one. */
export function milesAt(purchase: Purchase, byVehicle: ByVehicle): number | null {
  const { before, own, after } = readingsAround(purchase, byVehicle);
  if (own || !before || !after) return (own ?? before ?? after)?.miles ?? null;
  const share = (timeOf(purchase) - before.at) / (after.at - before.at);
  return (
    unswapped(purchase.odometer_miles, before.miles, after.miles) ??
    Math.round(before.miles + (after.miles - before.miles) * share)
  );
}

/** Wrong readings where the vehicle's own is known. If any are swapped digits, only those. */
function findMisread(purchases: readonly Purchase[], byVehicle: ByVehicle): Purchase[] {
  const misreadings = purchases.flatMap((purchase) => {
    if (!purchase.flags.includes('odometer')) return [];
    const { before, after } = readingsAround(purchase, byVehicle);
    return before && after ? [{ purchase, least: before.miles, most: after.miles }] : [];
  });
  const swapped = misreadings.filter(
    ({ purchase, least, most }) => unswapped(purchase.odometer_miles, least, most) !== undefined,
  );
  return (swapped.length > 0 ? swapped : misreadings).map(({ purchase }) => purchase);
}

/** Chooses from purchases that are sorted newest first. */
export function chooseWitnessed(
  purchases: readonly Purchase[],
  byVehicle: ByVehicle,
): SeededPurchases {
  const tracked = [...byVehicle.values()]
    .flatMap(([last]) => last ?? [])
    .filter(({ status }) => status === 'active')
    .toSorted((a, b) => (a.unit_number < b.unit_number ? 1 : -1))
    .slice(0, TRACKED_VEHICLES);
  const copiedCardPurchases = purchases.filter(({ flags }) => flags.includes('burst'));
  const away = new Set(copiedCardPurchases.length > 0 ? copiedCardPurchases : tracked.slice(0, 1));
  const awayVehicles = new Set([...away].map((purchase) => purchase.vehicle_id));
  const isElsewhere = (purchase: Purchase) => awayVehicles.has(purchase.vehicle_id);
  const overfull = tracked
    .filter((purchase) => purchase.flags.length === 0 && !isElsewhere(purchase))
    .filter((purchase) => shareOfTank(purchase) * 100 >= LARGE_PERCENT)
    .toSorted((a, b) => timeOf(b) - timeOf(a));
  const misread = findMisread(purchases, byVehicle).filter((purchase) => !isElsewhere(purchase));
  return {
    tracked,
    away,
    overfull: new Set(overfull.slice(0, OVERFULL_TANKS)),
    misread: new Set(misread.slice(0, WRONG_ODOMETERS)),
  };
}
