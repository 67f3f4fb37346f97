import {
  dayIn,
  fieldIssues,
  firstOfMonth,
  insightsRange,
  lastOfMonth,
  PRODUCT_CATEGORIES,
} from '@forecourt/validation';
import { selectIn } from '../../store/inAccount.ts';
import { comparedDays } from './comparedDays.ts';
import { sql } from 'kysely';
import type { CalendarDate } from '@internationalized/date';
import { averageMills } from '../transactions/averageMills.ts';
import type { HandlerOf } from '../../http/context.ts';
import { readDay } from '../../http/days.ts';
import { invalid } from '../../http/refusal.ts';
import { inFleets } from '../../store/scope.ts';
import { overviewScope, purchaseLines, purchases, type OverviewScope } from '../overview/scope.ts';
import { dailyCents } from './dailyCents.ts';
import { readForecast } from './forecast.ts';
import { readSavings } from './savings.ts';

const FUEL_CATEGORY_ID = PRODUCT_CATEGORIES[0].id;

async function readFigures(scope: OverviewScope, from: CalendarDate, to: CalendarDate) {
  const bought = await purchases(scope, from, to)
    .select([
      sql<number>`coalesce(sum(t.net_cents), 0)::bigint`.as('cents'),
      sql<number>`count(*)`.as('purchases'),
    ])
    .executeTakeFirstOrThrow();
  const fuel = await purchaseLines(scope, from, to)
    .where('l.category_id', '=', FUEL_CATEGORY_ID)
    .where('l.unit', '=', 'gal')
    .select([
      sql<number>`coalesce(sum(l.net_cents), 0)::bigint`.as('cents'),
      sql<number>`coalesce(sum(l.quantity_thousandths), 0)::bigint`.as('milligallons'),
    ])
    .executeTakeFirstOrThrow();
  const { declines } = await selectIn(scope.trx, scope.accountId, 'transactions as t')
    .select((e) => e.fn.countAll<number>().as('declines'))
    .where('t.occurred_on', '>=', from.toString())
    .where('t.occurred_on', '<=', to.toString())
    .where('t.status', '=', 'declined')
    .where(inFleets('t.fleet_id', scope.fleetIds))
    .executeTakeFirstOrThrow();
  return {
    spendCents: bought.cents,
    fuelMilligallons: fuel.milligallons,
    averagePriceMills: averageMills(fuel.cents, fuel.milligallons),
    purchases: bought.purchases,
    declines,
  };
}

const spendByFleet = (scope: OverviewScope, from: CalendarDate, to: CalendarDate) =>
  purchases(scope, from, to)
    .innerJoin('fleets as f', (on) =>
      on.onRef('f.account_id', '=', 't.account_id').onRef('f.id', '=', 't.fleet_id'),
    )
    .select(['f.id', 'f.name', sql<number>`sum(t.net_cents)::bigint`.as('cents')])
    .groupBy(['f.id', 'f.name'])
    .execute();

async function readFleets(scope: OverviewScope, now: Period, before: Period) {
  const current = await spendByFleet(scope, now.from, now.to);
  const earlier = await spendByFleet(scope, before.from, before.to);
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

interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}
const written = ({ from, to }: Period) => ({ from: from.toString(), to: to.toString() });

/** Comparisons, a forecast and savings over at most 90 days. [NAV-03, TXN-04] */
export const getInsights: HandlerOf<'getInsights'> = async ({ query }, context) => {
  const { account, now } = context;
  const asked = {
    fromDate: readDay('fromDate', query.fromDate),
    toDate: readDay('toDate', query.toDate),
  };
  const checked = insightsRange({ now, timeZone: account.time_zone }).safeParse(asked);
  if (!checked.success) throw invalid(fieldIssues(checked.error));
  const scope = await overviewScope(context, query);
  const period = { from: scope.starts, to: scope.ends };
  const today = dayIn(account.time_zone, now);
  const { current, previous, shiftDays } = comparedDays(period, today);
  const daily = await dailyCents(scope, period.from, period.to);
  const earlier = await dailyCents(scope, previous.from, period.to.subtract({ days: shiftDays }));
  const cycle = { from: firstOfMonth(today), to: lastOfMonth(today) };
  return {
    currency: account.currency,
    period: written(period),
    compared: written(current),
    previous: written(previous),
    current: await readFigures(scope, current.from, current.to),
    before: await readFigures(scope, previous.from, previous.to),
    days: daily.map(({ day, cents }, at) => ({
      day,
      cents,
      beforeCents: earlier[at]?.cents ?? 0,
    })),
    fleets: await readFleets(scope, current, previous),
    forecast: await readForecast(scope, cycle, today),
    savings: await readSavings(scope, period),
  };
};
