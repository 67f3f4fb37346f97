import { FEDERAL_FUEL_TAX_MILLS, type ReportQuery } from '@forecourt/validation';
import { sql } from 'kysely';
import type { ReadScope } from '../../http/context.ts';
import { averageMills } from '../transactions/averageMills.ts';
import { fuelLinesOf, lineSums, whole } from './reportScope.ts';

/** As the quarterly return names fuels; dyed fuel carries no tax. */
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

/** Tax-paid gallons by state and fuel; DEF is no fuel and not among them. */
export const iftaReport = whole(async (scope, query) => {
  const rows = await readFuel(scope, query);
  return rows.map((row) => ({ ...row, averagePrice: averageMills(row.net, row.gallons) }));
});

const RATES: Readonly<Record<string, number>> = {
  Gasoline: FEDERAL_FUEL_TAX_MILLS.gasoline,
  Diesel: FEDERAL_FUEL_TAX_MILLS.diesel,
};
/** Thousandths of a gallon times mills, in cents. */
const PER_CENT = 10_000;

/** Federal excise tax within the price, of the fuels that carry it; rounded once a row. */
export const taxExemptReport = whole(async (scope, query) => {
  const rows = await readFuel(scope, query);
  return rows.flatMap(({ state, fuelType: fuel, gallons }) => {
    const taxRate = RATES[fuel];
    if (taxRate === undefined) return [];
    const federalTax = Math.round((gallons * taxRate) / PER_CENT);
    return [{ state, fuelType: fuel, gallons, taxRate, federalTax }];
  });
});
