import { FEDERAL_FUEL_TAX_MILLS, type ReportQuery } from '@forecourt/validation';
import { sql } from 'kysely';
import type { ReadScope } from '../../http/context.ts';
import { averageMills } from '../transactions/averageMills.ts';
import { fuelLinesOf, lineSums, recordedOf, recordedVisit, singlePage } from './reportScope.ts';

/** Fuel names on the quarterly return; dyed fuel is untaxed. */
const fuelType = sql<string>`CASE
  WHEN l.product_code IN ('032', '033') THEN 'Diesel, untaxed'
  WHEN l.product_group = 'diesel' THEN 'Diesel'
  WHEN l.product_group = 'gasoline' THEN 'Gasoline'
  WHEN l.product_code = '022' THEN 'CNG'
  WHEN l.product_code = '023' THEN 'Propane'
  WHEN l.product_code = '024' THEN 'LNG'
  WHEN l.product_code = '026' THEN 'E85'
  ELSE 'Other' END`;

const fuelSums = [lineSums.purchases, lineSums.gallons, lineSums.net] as const;
/** The same figures for purchases without our cards. */
const recordedSums = [
  sql<number>`count(DISTINCT ${recordedVisit})`.as('purchases'),
  sql<number>`coalesce(sum(l.quantity_thousandths), 0)::bigint`.as('gallons'),
  sql<number>`coalesce(sum(l.net_cents), 0)::bigint`.as('net'),
] as const;

async function readFuel(scope: ReadScope, query: ReportQuery) {
  return fuelLinesOf(scope, query)
    .innerJoin('sites as s', 's.site_number', 't.site_number')
    .groupBy(['s.state', fuelType])
    .select(['s.state', fuelType.as('fuelType'), ...fuelSums])
    .orderBy('s.state')
    .orderBy('fuelType')
    .execute();
}

const recordedFuelOf = (scope: ReadScope, query: ReportQuery) =>
  recordedOf(scope, query).where('l.category_id', '=', 1).where('l.unit', '=', 'gal');

async function readRecordedFuel(scope: ReadScope, query: ReportQuery) {
  return recordedFuelOf(scope, query)
    .groupBy(['l.state', fuelType])
    .select([sql<string>`coalesce(l.state, 'Not named')`.as('state'), fuelType.as('fuelType')])
    .select([
      ...recordedSums,
      sql<string>`string_agg(DISTINCT l.source, ', ' ORDER BY l.source)`.as('sources'),
    ])
    .execute();
}

async function readIfta(scope: ReadScope, query: ReportQuery) {
  const cardFuel = await readFuel(scope, query);
  const recordedFuel = await readRecordedFuel(scope, query);
  const lines = [
    ...cardFuel.map((row) => ({ ...row, elsewhereGallons: 0, sources: null })),
    ...recordedFuel.map((row) => ({ ...row, elsewhereGallons: row.gallons })),
  ];
  const groups = Map.groupBy(lines, ({ state, fuelType: fuel }) => `${state} ${fuel}`);
  const rows = [...groups.values()].map((group) => {
    const sumOf = (id: 'purchases' | 'gallons' | 'elsewhereGallons' | 'net') =>
      group.reduce((sum, line) => sum + line[id], 0);
    const [gallons, net] = [sumOf('gallons'), sumOf('net')];
    return {
      state: group[0]?.state ?? '',
      fuelType: group[0]?.fuelType ?? '',
      purchases: sumOf('purchases'),
      gallons,
      elsewhereGallons: sumOf('elsewhereGallons'),
      net,
      averagePrice: averageMills(net, gallons),
      sources: group.find(({ sources }) => sources !== null)?.sources ?? null,
    };
  });
  return rows.toSorted(
    (a, b) => a.state.localeCompare(b.state) || a.fuelType.localeCompare(b.fuelType),
  );
}

/**
 * Tax-paid gallons by state and fuel, including those bought without our cards and who recorded
 * them. Excludes DEF, which is not a fuel. A purchase of two fuels is in two rows, but counts once
 * in the total.
 */
export const iftaReport = singlePage(readIfta, async (scope, query) => {
  const cardFuel = await fuelLinesOf(scope, query).select(fuelSums).executeTakeFirstOrThrow();
  const recordedFuel = await recordedFuelOf(scope, query)
    .select(recordedSums)
    .executeTakeFirstOrThrow();
  return {
    purchases: cardFuel.purchases + recordedFuel.purchases,
    gallons: cardFuel.gallons + recordedFuel.gallons,
    elsewhereGallons: recordedFuel.gallons,
    net: cardFuel.net + recordedFuel.net,
  };
});

const RATES: Readonly<Record<string, number>> = {
  Gasoline: FEDERAL_FUEL_TAX_MILLS.gasoline,
  Diesel: FEDERAL_FUEL_TAX_MILLS.diesel,
};
/** Converts thousandths of a gallon times mills to cents. */
const PER_CENT = 10_000;

/** Federal excise tax included in the price, for fuels that carry it; rounded once per row. */
export const taxExemptReport = singlePage(async (scope, query) => {
  const rows = await readFuel(scope, query);
  return rows.flatMap(({ state, fuelType: fuel, gallons }) => {
    const taxRate = RATES[fuel];
    if (taxRate === undefined) return [];
    const federalTax = Math.round((gallons * taxRate) / PER_CENT);
    return [{ state, fuelType: fuel, gallons, taxRate, federalTax }];
  });
});
