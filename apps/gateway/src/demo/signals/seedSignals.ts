import { jsonb } from '@forecourt/server';
import {
  evaluatePurchase,
  GAUGE_TOLERANCE_PERCENT,
  milesBetween,
  NO_LIMITS,
  NO_USAGE,
  rulesWith,
  signalAtPump,
  TELEMATICS_DEFAULTS,
  type Place,
  type SignalAtPump,
  type TelematicsRules,
} from '@forecourt/validation';
import { insertIn, updateIn } from '../../store/inAccount.ts';
import { insertRows } from '../../store/insertRows.ts';
import type { NewRow, Trx } from '../../store/schema.ts';
import { readPurchases, type Purchase } from './purchases.ts';
import {
  chooseWitnessed,
  milesAt,
  shareOfTank,
  timeOf,
  type SeededPurchases,
} from './witnessed.ts';

const MINUTE_MILLISECONDS = 60_000;
const REPORTED_MINUTES_BEFORE = 2;
/** Miles between a vehicle and the pumps where a copy of its card buys. */
const AWAY_MILES = 412;
/** That vehicle is parked, so its fuel level doesn't change. */
const AWAY_PERCENT = 48;
/** Room in an overfull tank, as a percentage of what was sold. */
const ROOM_PERCENT = 60;
/** One in this many vehicles has been silent since yesterday. */
const SILENT_EVERY = 9;
const SILENT_MINUTES = 1_431;

/** Keeps the odometer reading entered at the pump alongside the vehicle's own. */
const RULES: TelematicsRules = { ...TELEMATICS_DEFAULTS, usesOdometer: false };

const placeOf = ({ latitude, longitude }: Purchase): Place | null =>
  latitude !== null && longitude !== null ? { latitude, longitude } : null;

function westOf({ latitude, longitude }: Place, miles: number): Place {
  const milesPerDegree = milesBetween(
    { latitude, longitude },
    { latitude, longitude: longitude - 1 },
  );
  return { latitude, longitude: longitude - miles / milesPerDegree };
}

/** The vehicle's position when someone made the purchase. */
function positionAt(purchase: Purchase, { away }: SeededPurchases): Place | null {
  const pump = placeOf(purchase);
  return pump && away.has(purchase) ? westOf(pump, AWAY_MILES) : pump;
}

const usualPercent = (index: number) => 35 + ((index * 17) % 60);

/** The tank's level before the purchase, in percent. */
function percentBefore(
  purchase: Purchase,
  { away, overfull }: SeededPurchases,
  index: number,
): number {
  if (away.has(purchase)) return AWAY_PERCENT;
  const share = shareOfTank(purchase);
  return overfull.has(purchase)
    ? 100 + GAUGE_TOLERANCE_PERCENT - Math.round(ROOM_PERCENT * share)
    : Math.max(3, Math.min(usualPercent(index), Math.floor(100 - 100 * share)));
}

/** Flags that the actual rules raise for a purchase. */
function flagsOf(purchase: Purchase, signal: SignalAtPump): readonly string[] {
  const { occurred_at: at, state, time_zone: timeZone } = purchase;
  const line = {
    productCode: '053',
    group: 'diesel',
    amountCents: purchase.net_cents,
    milligallons: purchase.fuel_milligallons,
  } as const;
  const decision = evaluatePurchase(NO_LIMITS, NO_USAGE, {
    at: new Date(at),
    site: { state, timeZone },
    lines: [line],
    acceptsLess: false,
    account: { timeZone, weekStartsOn: 'sun', state: 'open', availableCents: null },
    card: { state: 'active', expiresOn: '9999-12' },
    promptedId: null,
    tankCapacityMilligallons: null,
    vehicle: { rules: RULES, signal },
  });
  return rulesWith(decision, 'flag').map(({ rule }) => rule);
}

/** The vehicle's report shortly before the purchase, compared with the purchase. */
function signalFor(
  purchase: Purchase,
  report: { readonly place: Place | null; readonly percent: number; readonly miles: number | null },
): SignalAtPump {
  const { place, percent, miles } = report;
  const at = new Date(timeOf(purchase) - REPORTED_MINUTES_BEFORE * MINUTE_MILLISECONDS);
  return signalAtPump(
    {
      position: place && { ...place, at },
      odometer: miles === null ? null : { miles, at },
      tank: { percent, at },
      heardAt: at,
    },
    {
      at: new Date(purchase.occurred_at),
      place: placeOf(purchase),
      tankMilligallons: purchase.tank,
    },
  );
}

/** The vehicle's latest report. It hasn't moved since the purchase; some vehicles are silent. */
function lastSignal(
  accountId: string,
  { vehicle_id: vehicleId }: Purchase,
  place: Place | null,
  miles: number | null,
  [index, asOf]: readonly [number, Date],
): NewRow<'vehicle_signals'> {
  const isSilent = index % SILENT_EVERY === SILENT_EVERY - 1;
  const minutes = isSilent ? SILENT_MINUTES : 2 + (index % 11);
  const at = new Date(asOf.getTime() - minutes * MINUTE_MILLISECONDS).toISOString();
  return {
    account_id: accountId,
    vehicle_id: vehicleId,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    position_at: place && at,
    odometer_miles: miles,
    odometer_at: miles === null ? null : at,
    tank_percent: usualPercent(index),
    tank_at: at,
  };
}

/**
 * Seeds vehicle signals at the account's purchases: a card was copied while its vehicle stood 412
 * miles away, tanks had less room than was bought, and odometers were entered wrong. The actual
 * rules flag what doesn't match. Must run before purchases are counted and exceptions raised.
 */
export async function seedSignals(trx: Trx, accountId: string, asOf: Date): Promise<void> {
  const purchases = await readPurchases(trx, accountId);
  const byVehicle = Map.groupBy(purchases, (purchase) => purchase.vehicle_id);
  const witnessed = chooseWitnessed(purchases, byVehicle);
  const { tracked, away, misread } = witnessed;
  const observations = [...new Set([...away, ...tracked, ...misread])].map((purchase, index) => {
    const place = positionAt(purchase, witnessed);
    const miles = milesAt(purchase, byVehicle);
    const percent = percentBefore(purchase, witnessed, index);
    return { purchase, place, signal: signalFor(purchase, { place, percent, miles }) };
  });
  await insertRows(
    trx,
    'purchase_signals',
    observations.map(({ purchase, signal }) => ({
      account_id: accountId,
      transaction_id: purchase.id,
      away_miles: signal.away?.miles ?? null,
      driven_miles: signal.away?.drivenMiles ?? null,
      room_milligallons: signal.roomMilligallons,
      odometer_miles: signal.odometerMiles,
    })),
  );
  for (const { purchase, signal } of observations) {
    const flags = flagsOf(purchase, signal);
    if (flags.length === 0) continue;
    await updateIn(trx, accountId, 'transactions')
      .set({ flags: jsonb([...purchase.flags, ...flags]) })
      .where('occurred_on', '=', purchase.occurred_on)
      .where('id', '=', purchase.id)
      .execute();
  }
  // a vehicle's last purchase determines where it is now
  const latest = new Map<string, (typeof observations)[number]>();
  for (const observation of observations) {
    const existing = latest.get(observation.purchase.vehicle_id);
    if (!existing || timeOf(existing.purchase) < timeOf(observation.purchase)) {
      latest.set(observation.purchase.vehicle_id, observation);
    }
  }
  await insertRows(
    trx,
    'vehicle_signals',
    [...latest.values()].map(({ purchase, place, signal }, index) =>
      lastSignal(accountId, purchase, place, signal.odometerMiles, [index, asOf]),
    ),
  );
  await insertIn(trx, accountId, 'telematics_rules', { rules: jsonb(RULES), version: 1 });
}
