import { MILLISECONDS_PER_DAY } from '@forecourt/validation';
import { parseDate, type CalendarDate } from '@internationalized/date';
import { mondayOf } from '../../services/transactions/regionPrices.ts';
import type { Row } from '../../store/schema.ts';
import { createRandom } from '../chance/random.ts';
import { REGIONS, type Region } from './cities.ts';

/** A price on a given day, in mills per gallon. */
type Anchor = readonly [day: string, mills: number];

/** National prices from the EIA's weekly reports on a few days; linear in between. */
const LEVELS: Readonly<Record<string, readonly Anchor[]>> = {
  '001': [
    ['2024-01-01', 3100],
    ['2025-06-15', 3142],
    ['2025-12-15', 3010],
    ['2026-02-16', 3280],
    ['2026-04-20', 4044],
    ['2026-06-15', 4052],
    ['2026-09-14', 3790],
    ['2026-12-28', 3560],
  ],
  '053': [
    ['2024-01-01', 3700],
    ['2025-06-15', 3569],
    ['2025-12-15', 3640],
    ['2026-02-16', 3980],
    ['2026-04-20', 4960],
    ['2026-06-15', 5059],
    ['2026-09-14', 4640],
    ['2026-12-28', 4390],
  ],
  '062': [
    ['2024-01-01', 3490],
    ['2026-12-28', 3890],
  ],
};

/** Difference between a region's price and the national price, in mills per gallon. */
const REGION_OFFSETS: Readonly<Record<Region, readonly [gasoline: number, diesel: number]>> = {
  eastCoast: [-156, -9],
  midwest: [-255, -49],
  gulf: [-427, -409],
  rocky: [-108, -39],
  west: [620, 560],
  california: [1604, 1654],
};
/** Price difference of higher grades from 001, in mills per gallon. */
const GRADES: Readonly<Record<string, number>> = { '002': 480, '003': 860 };
const PRODUCTS = ['001', '002', '003', '053', '062'] as const;
export type PricedProduct = (typeof PRODUCTS)[number];

const WEEK_DAYS = 7;
const JITTER_MILLS = 28;

const dayNumber = (day: CalendarDate) =>
  Math.floor(day.toDate('UTC').getTime() / MILLISECONDS_PER_DAY);

function levelOn(anchors: readonly Anchor[], day: CalendarDate): number {
  const at = dayNumber(day);
  const points = anchors.map(([text, mills]) => [dayNumber(parseDate(text)), mills] as const);
  const next = points.findIndex(([when]) => when > at);
  const [fromDay, from] = points[next === -1 ? points.length - 1 : Math.max(0, next - 1)] ?? [0, 0];
  const [toDay, to] = points[next === -1 ? points.length - 1 : next] ?? [0, 0];
  return toDay === fromDay ? from : from + ((to - from) * (at - fromDay)) / (toDay - fromDay);
}

export interface RegionPrices {
  /** A region's price in the week that starts on this Monday, in mills per gallon. */
  of(region: Region, product: PricedProduct, weekOf: string): number;
  readonly rows: readonly Row<'region_prices'>[];
}

/** Weekly prices per region: the national price, a regional offset, and some random variation. */
export function createPrices(seed: number, from: CalendarDate, to: CalendarDate): RegionPrices {
  const rows: Row<'region_prices'>[] = [];
  const byKey = new Map<string, number>();
  for (const region of REGIONS) {
    const random = createRandom(seed, `prices:${region}`);
    const [gasoline, diesel] = REGION_OFFSETS[region];
    for (let week = mondayOf(from); week.compare(to) <= 0; week = week.add({ days: WEEK_DAYS })) {
      for (const product of PRODUCTS) {
        const level = levelOn(LEVELS[product] ?? LEVELS['001'] ?? [], week);
        const offset = product === '053' ? diesel : product === '062' ? 0 : gasoline;
        const step = random.integer(-JITTER_MILLS, JITTER_MILLS);
        const price = Math.round(level + offset + (GRADES[product] ?? 0) + step);
        const weekOf = week.toString();
        rows.push({ region, product_code: product, week_of: weekOf, price_mills: price });
        byKey.set(`${region}:${product}:${weekOf}`, price);
      }
    }
  }
  return {
    rows,
    of(region, product, weekOf) {
      const price = byKey.get(`${region}:${product}:${weekOf}`);
      if (price === undefined)
        throw new RangeError(`No price of ${product} in the week of ${weekOf}.`);
      return price;
    },
  };
}
