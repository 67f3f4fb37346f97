import type { Purchase } from './purchases.ts';

const TRACKED_VEHICLES = 40;
const OVERFULL_TANKS = 2;
const WRONG_ODOMETERS = 3;
/** Only purchases of at least this percentage of a tank can plausibly overfill it. */
const LARGE_PERCENT = 45;

/** A vehicle's purchases, newest first. */
type OfVehicle = ReadonlyMap<string, readonly Purchase[]>;

/** Purchases that a vehicle's signal is seeded for. Most match it. */
export interface Witnessed {
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
function around(purchase: Purchase, ofVehicle: OfVehicle) {
  const good = (ofVehicle.get(purchase.vehicle_id) ?? []).flatMap((one) =>
    one.odometer_miles === null || one.flags.includes('odometer')
      ? []
      : [{ at: timeOf(one), miles: one.odometer_miles }],
  );
  const at = timeOf(purchase);
  return {
    before: good.find((one) => one.at < at),
    own: good.find((one) => one.at === at),
    after: good.findLast((one) => one.at > at),
  };
}

/** Undoes a swap of two adjacent digits if that puts the reading between two others. */
function meant(typed: number | null, least: number, most: number): number | undefined {
  const digits = String(typed ?? '');
  return Array.from(digits, (digit, at) =>
    Number(digits.slice(0, at) + digits.charAt(at + 1) + digit + digits.slice(at + 2)),
  ).find((miles) => miles >= least && miles <= most);
}

/** The vehicle's own odometer reading at a purchase; `null` if nobody ever entered one. */
export function milesAt(purchase: Purchase, ofVehicle: OfVehicle): number | null {
  const { before, own, after } = around(purchase, ofVehicle);
  if (own || !before || !after) return (own ?? before ?? after)?.miles ?? null;
  const share = (timeOf(purchase) - before.at) / (after.at - before.at);
  return (
    meant(purchase.odometer_miles, before.miles, after.miles) ??
    Math.round(before.miles + (after.miles - before.miles) * share)
  );
}

/** Wrong readings where the vehicle's own is known. If any are swapped digits, only those. */
function findMisread(purchases: readonly Purchase[], ofVehicle: OfVehicle): Purchase[] {
  const wrong = purchases.flatMap((purchase) => {
    if (!purchase.flags.includes('odometer')) return [];
    const { before, after } = around(purchase, ofVehicle);
    return before && after ? [{ purchase, least: before.miles, most: after.miles }] : [];
  });
  const slips = wrong.filter(
    ({ purchase, least, most }) => meant(purchase.odometer_miles, least, most) !== undefined,
  );
  return (slips.length > 0 ? slips : wrong).map(({ purchase }) => purchase);
}

/** Chooses from purchases that are sorted newest first. */
export function chooseWitnessed(purchases: readonly Purchase[], ofVehicle: OfVehicle): Witnessed {
  const tracked = [...ofVehicle.values()]
    .flatMap(([last]) => last ?? [])
    .filter(({ status }) => status === 'active')
    .toSorted((a, b) => (a.unit_number < b.unit_number ? 1 : -1))
    .slice(0, TRACKED_VEHICLES);
  const copied = purchases.filter(({ flags }) => flags.includes('burst'));
  const away = new Set(copied.length > 0 ? copied : tracked.slice(0, 1));
  const awayVehicles = new Set([...away].map((one) => one.vehicle_id));
  const isElsewhere = (one: Purchase) => awayVehicles.has(one.vehicle_id);
  const overfull = tracked
    .filter((one) => one.flags.length === 0 && !isElsewhere(one))
    .filter((one) => shareOfTank(one) * 100 >= LARGE_PERCENT)
    .toSorted((a, b) => timeOf(b) - timeOf(a));
  const misread = findMisread(purchases, ofVehicle).filter((one) => !isElsewhere(one));
  return {
    tracked,
    away,
    overfull: new Set(overfull.slice(0, OVERFULL_TANKS)),
    misread: new Set(misread.slice(0, WRONG_ODOMETERS)),
  };
}
