import {
  dayIn,
  daysBetween,
  firstOfMonth,
  insightsRange,
  lastOfMonth,
} from '@forecourt/validation';
import { sameAccount } from '../../store/inAccount.ts';
import { comparedDays } from './comparedDays.ts';
import { sql } from 'kysely';
import { averageMills } from '../transactions/averageMills.ts';
import type { HandlerOf } from '../../http/context.ts';
import { readDays, requireRange } from '../../http/days.ts';
import { overviewScope, type Days, type OverviewScope } from '../overview/scope.ts';
import { dailyCents, fuelDays, spendDays } from '../overview/sums.ts';
import { readForecast } from './forecast.ts';
import { readSavings } from './savings.ts';

async function readFigures(scope: OverviewScope, days: Days) {
  const spend = await spendDays(scope, days)
    .select([
      sql<number>`coalesce(sum(k.net_cents), 0)::bigint`.as('spendCents'),
      sql<number>`coalesce(sum(k.purchases), 0)`.as('purchases'),
      sql<number>`coalesce(sum(k.declines), 0)`.as('declines'),
    ])
    .executeTakeFirstOrThrow();
  const fuel = await fuelDays(scope, days)
    .select([
      sql<number>`coalesce(sum(k.net_cents), 0)::bigint`.as('cents'),
      sql<number>`coalesce(sum(k.quantity_thousandths), 0)::bigint`.as('milligallons'),
    ])
    .executeTakeFirstOrThrow();
  return {
    ...spend,
    fuelMilligallons: fuel.milligallons,
    averagePriceMills: averageMills(fuel.cents, fuel.milligallons),
  };
}

const spendByFleet = (scope: OverviewScope, days: Days) =>
  spendDays(scope, days)
    .innerJoin('fleets as f', (on) => sameAccount(on, 'f.id', 'k.fleet_id'))
    // excludes fleets that only had declines
    .where('k.purchases', '>', 0)
    .select(['f.id', 'f.name', sql<number>`sum(k.net_cents)::bigint`.as('cents')])
    .groupBy(['f.id', 'f.name'])
    .execute();

async function readFleets(scope: OverviewScope, currentDays: Days, previousDays: Days) {
  const current = await spendByFleet(scope, currentDays);
  const earlier = await spendByFleet(scope, previousDays);
  const names = new Map([...earlier, ...current].map(({ id, name }) => [id, name]));
  const centsIn = (rows: typeof current, id: string) =>
    rows.find((row) => row.id === id)?.cents ?? 0;
  return [...names]
    .map(([fleetId, name]) => ({
      fleetId,
      name,
      cents: centsIn(current, fleetId),
      beforeCents: centsIn(earlier, fleetId),
    }))
    .toSorted((a, b) => b.cents - a.cents || a.name.localeCompare(b.name));
}

const formatDays = ({ from, to }: Days) => ({ from: from.toString(), to: to.toString() });

/** Comparisons, a forecast, and savings over at most 90 days. [NAV-03, TXN-04] */
export const getInsights: HandlerOf<'getInsights'> = async ({ query }, context) => {
  const { account, now } = context;
  requireRange(insightsRange({ now, timeZone: account.time_zone }), readDays(query));
  const scope = await overviewScope(context, query);
  const period = { from: scope.starts, to: scope.ends };
  const today = dayIn(account.time_zone, now);
  const { current, previous, shiftDays } = comparedDays(period, today);
  const daily = await dailyCents(scope, period);
  const earlier = await dailyCents(scope, {
    from: previous.from,
    to: period.to.subtract({ days: shiftDays }),
  });
  const cycle = { from: firstOfMonth(today), to: lastOfMonth(today) };
  return {
    currency: account.currency,
    period: formatDays(period),
    compared: formatDays(current),
    previous: formatDays(previous),
    current: await readFigures(scope, current),
    before: await readFigures(scope, previous),
    days: daysBetween(period.from, period.to).map((day, index) => ({
      day: day.toString(),
      cents: daily[index] ?? 0,
      beforeCents: earlier[index] ?? 0,
    })),
    fleets: await readFleets(scope, current, previous),
    forecast: await readForecast(scope, cycle, today),
    savings: await readSavings(scope, period),
  };
};
