import type { Row } from '../../store/schema.ts';
import type { PostedByMonth } from '../books/billing.ts';
import type { Random } from '../chance/random.ts';
import type { DemoAccount } from '../fleet/account.ts';
import type { RegionPrices } from '../places/prices.ts';
import { putAll, type OpenBatch } from '../rows.ts';
import { hasNotification, type Sighting } from '../history/sightings.ts';
import { makeAllStops, type DayRecords, type FlaggedStop } from './attend.ts';
import type { DemoDay } from './calendar.ts';
import type { Errand } from './errands.ts';
import type { Recorded } from './record.ts';
import { unitPlans } from './unitDay.ts';
import type { Unit } from './units.ts';

/** A unit with its own random stream and its upcoming errands. */
export interface Runner {
  readonly unit: Unit;
  readonly random: Random;
  readonly errands: Errand[];
}

/** An account as it is simulated day by day. */
export interface AccountRun {
  readonly account: DemoAccount;
  readonly runners: readonly Runner[];
  readonly posted: PostedByMonth;
  readonly sightings: Sighting[];
  lastNumber: number;
}

export interface DayContext {
  readonly day: DemoDay;
  readonly prices: RegionPrices;
  /** How much more than usual everyone drives. */
  readonly factor: number;
  readonly now: number;
}

const HALF_DAY = 43_200_000;

function sightingsOf({ stop, cents }: FlaggedStop, { prices, day, now }: DayContext): Sighting[] {
  const { card, site, at, account, flags, odometerMiles, lines } = stop;
  const [fuel] = lines;
  return flags
    .filter((flag) => hasNotification(flag, at, now))
    .map((flag) => ({
      accountId: account.id,
      flag,
      at,
      fleetId: card.row.fleet_id,
      cardId: card.row.id,
      last4: card.row.last4,
      city: site.city.name,
      state: site.city.state,
      cents,
      odometer: odometerMiles ?? 0,
      previousOdometer: card.vehicle?.odometerMiles ?? 0,
      priceMills: fuel?.unitPriceMills ?? 0,
      regionMills: prices.of(
        site.city.region,
        fuel?.product.code === '053' ? '053' : '001',
        day.weekOf,
      ),
    }));
}

function runUnit(runner: Runner, context: DayContext, gathered: DayRecords): void {
  const { unit, random, errands } = runner;
  const { day, prices, factor, now } = context;
  const market = { prices, weekOf: day.weekOf };
  const routinePlans = unitPlans(random, unit, day, market, factor);
  const plans = day.middle > unit.quietFrom ? [] : routinePlans;
  while (errands[0] && errands[0].at < day.middle + HALF_DAY) {
    const errand = errands.shift();
    if (errand) plans.push(errand.plan(market, day));
  }
  if (plans.length > 0) makeAllStops(random, unit, plans, now, gathered);
}

const DIGITS = 9;
const assignNumber = (run: AccountRun, { transaction }: Recorded): Row<'transactions'> => {
  run.lastNumber += 1;
  return { ...transaction, transaction_number: String(run.lastNumber).padStart(DIGITS, '0') };
};

function addToBill(posted: PostedByMonth, entries: readonly Row<'ledger_entries'>[]): void {
  for (const { ledger, entered_on, amount_cents } of entries) {
    if (ledger !== 'receivable') continue;
    const month = entered_on.slice(0, 7);
    posted.set(month, (posted.get(month) ?? 0) + amount_cents);
  }
}

/** Simulates one day of an account and adds the results to the batch, in chronological order. */
export function runDay(run: AccountRun, context: DayContext, batch: OpenBatch): void {
  const gathered: DayRecords = { records: [], flagged: [] };
  for (const runner of run.runners) runUnit(runner, context, gathered);
  const inOrder = gathered.records.toSorted((a, b) => a.at - b.at);
  for (const recorded of inOrder) addToBill(run.posted, recorded.entries);
  run.sightings.push(...gathered.flagged.flatMap((purchase) => sightingsOf(purchase, context)));
  putAll(batch, {
    transactions: inOrder.map((recorded) => assignNumber(run, recorded)),
    transaction_lines: inOrder.flatMap(({ lines }) => lines),
    ledger_entries: inOrder.flatMap(({ entries }) => entries),
  });
}
