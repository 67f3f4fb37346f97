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

async function readFuel(scope: ReadScope, query: ReportQuery) {
  return fuelLinesOf(scope, query)
    .innerJoin('sites as s', 's.site_number', 't.site_number')
    .groupBy(['s.state', fuelType])
    .select(['s.state', fuelType.as('fuelType')])
    .select([lineSums.purchases, lineSums.gallons, lineSums.net])
    .orderBy('s.state')
    .orderBy('fuelType')
    .execute();
}

/** The same figures for purchases without our cards. */
async function readRecordedFuel(scope: ReadScope, query: ReportQuery) {
  return recordedOf(scope, query)
    .where('l.category_id', '=', 1)
    .where('l.unit', '=', 'gal')
    .groupBy(['l.state', fuelType])
    .select([sql<string>`coalesce(l.state, 'Not named')`.as('state'), fuelType.as('fuelType')])
    .select([
      sql<number>`count(DISTINCT ${recordedVisit})`.as('purchases'),
      sql<number>`sum(l.quantity_thousandths)::bigint`.as('gallons'),
      sql<number>`sum(l.net_cents)::bigint`.as('net'),
      sql<string>`string_agg(DISTINCT l.source, ', ' ORDER BY l.source)`.as('sources'),
    ])
    .execute();
}

/**
 * Tax-paid gallons by state and fuel, including those bought without our cards and who recorded
 * them. Excludes DEF, which is not a fuel.
 */
export const iftaReport = singlePage(async (scope, query) => {
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
