import type { Random } from '../chance/random.ts';
import type { Site } from '../places/sites.ts';
import type { PricedProduct, RegionPrices } from '../places/prices.ts';
import { gallonsLine, pieceLine, type SoldLine } from './lines.ts';

const EXPENSIVE_CHANCE = 0.002;
const EXPENSIVE_FACTOR = 1.19;
/** Prices above this multiple of the region's weekly price are flagged as high. */
const HIGH_PRICE_FACTOR = 1.15;
const TENTH = 10;
/** Pump prices end in nine tenths of a cent. */
const LAST_MILLS = 9;
const SALES_TAX_PER_MILLE = 82.5;

/** Prices, and the week that a day belongs to. */
export interface Market {
  readonly prices: RegionPrices;
  readonly weekOf: string;
}

export interface PumpPrice {
  readonly mills: number;
  readonly isHigh: boolean;
}

/** The price of a gallon at a site. */
export function pumpPrice(
  random: Random,
  market: Market,
  site: Site,
  product: PricedProduct,
): PumpPrice {
  const region = market.prices.of(site.city.region, product, market.weekOf);
  const factor = random.chance(EXPENSIVE_CHANCE) ? EXPENSIVE_FACTOR : 1;
  const rawMills = (region + site.markupMills) * factor;
  const mills = Math.floor(rawMills / TENTH) * TENTH + LAST_MILLS;
  return { mills, isHigh: mills > region * HIGH_PRICE_FACTOR };
}

/** DEF for a truck that is refueling. */
export function defLine(
  random: Random,
  market: Market,
  site: Site,
  milligallons: number,
): SoldLine {
  return gallonsLine('062', milligallons, pumpPrice(random, market, site, '062').mills);
}

type Piece = readonly [code: string, leastCents: number, mostCents: number];
const AT_TRUCK_STOP: readonly Piece[] = [
  ['107', 399, 899],
  ['101', 1299, 4599],
  ['130', 1899, 4299],
  ['100', 599, 3999],
];
const AT_SHOP: readonly Piece[] = [
  ['103', 4999, 12999],
  ['111', 2999, 6999],
  ['114', 2550, 4550],
  ['119', 1499, 18999],
  ['112', 11999, 18999],
  ['104', 899, 2999],
  ['133', 6999, 24999],
];
/** Trucks need more repairs, and costlier ones. */
const TRUCK_SHOP: readonly Piece[] = [
  ...AT_SHOP,
  ['109', 18900, 46900],
  ['124', 14900, 42900],
  ['120', 16900, 38900],
];
const IN_A_VAN: readonly Piece[] = [
  ['102', 899, 1999],
  ['107', 399, 899],
  ['440', 199, 899],
  ['420', 189, 499],
  ['100', 599, 2999],
];

const piece = (random: Random, [code, min, max]: Piece) =>
  pieceLine(code, random.integer(min, max));

/** State sales tax on everything but fuel, as a separate line. */
function taxLine(lines: readonly SoldLine[]): SoldLine {
  const cents = lines.reduce((sum, { grossCents }) => sum + grossCents, 0);
  return pieceLine('950', Math.floor((cents * SALES_TAX_PER_MILLE + 500) / 1000));
}

/** Items other than fuel, with their tax. */
export function sidePurchase(random: Random, kind: 'truck' | 'van', site: Site): SoldLine[] {
  const shop = kind === 'van' ? AT_SHOP : TRUCK_SHOP;
  const shelf = site.kind === 'shop' ? shop : kind === 'van' ? IN_A_VAN : AT_TRUCK_STOP;
  const lines = [piece(random, random.pick(shelf))];
  if (random.chance(0.25)) lines.push(piece(random, random.pick(shelf)));
  return [...lines, taxLine(lines)];
}

/** Food, which truck cards may not buy. */
export const forbiddenLine = (random: Random): SoldLine =>
  pieceLine(random.pick(['440', '490', '500']), random.integer(499, 2999));

const CAN_PRODUCTS: readonly PricedProduct[] = ['001', '001', '053', '002'];

/** Fuel for cans and machines, or parts for the shop. */
export function canPurchase(random: Random, market: Market, site: Site): SoldLine[] {
  if (site.kind === 'shop') return sidePurchase(random, 'truck', site);
  const product = random.pick(CAN_PRODUCTS);
  const milligallons = random.integer(2_400, 14_900);
  return [gallonsLine(product, milligallons, pumpPrice(random, market, site, product).mills)];
}
