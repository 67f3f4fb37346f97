import { findProduct, FUEL_GROUPS, type RequestedLine, type Product } from '@forecourt/validation';
import type { Row } from '../../store/schema.ts';

/** A line that a site sells, at the price before the program's discount. */
export interface SoldLine {
  readonly product: Product;
  /** In thousandths of the product's unit. */
  readonly quantity: number;
  readonly unitPriceMills: number;
  readonly grossCents: number;
  readonly discountCents: number;
}

/** Divisor that converts thousandths of a unit times mills to cents. */
const PER_CENT = 10_000;
const ONE = 1_000;
const MILLS_PER_CENT = 10;

/** A line's amount, rounded half up. */
const centsOf = (quantity: number, mills: number) =>
  Math.floor((quantity * mills + PER_CENT / 2) / PER_CENT);

function productOf(code: string): Product {
  const product = findProduct(code);
  if (!product) throw new RangeError(`No product ${code}.`);
  return product;
}

/** A line of gallons at a price; `rebateMills` is the discount on each gallon. */
export function gallonsLine(
  code: string,
  milligallons: number,
  unitPriceMills: number,
  rebateMills = 0,
): SoldLine {
  return {
    product: productOf(code),
    quantity: milligallons,
    unitPriceMills,
    grossCents: centsOf(milligallons, unitPriceMills),
    discountCents: centsOf(milligallons, rebateMills),
  };
}

/** A line for one piece of a product. */
export function pieceLine(code: string, cents: number): SoldLine {
  return {
    product: productOf(code),
    quantity: ONE,
    unitPriceMills: cents * MILLS_PER_CENT,
    grossCents: cents,
    discountCents: 0,
  };
}

/** Removes the rebates, which aren't known until the site's batch arrives. */
export const withoutRebate = (line: SoldLine): SoldLine => ({ ...line, discountCents: 0 });

export const netOf = (lines: readonly SoldLine[]): number =>
  lines.reduce((sum, line) => sum + line.grossCents - line.discountCents, 0);
export const grossOf = (lines: readonly SoldLine[]): number =>
  lines.reduce((sum, line) => sum + line.grossCents, 0);

const isFuel = ({ group }: Product) => FUEL_GROUPS.some((fuel) => fuel === group);
export const fuelOf = (lines: readonly SoldLine[]): number =>
  lines.reduce((sum, { product, quantity }) => (isFuel(product) ? sum + quantity : sum), 0);

/** The lines as the limits see them, at the pump's price or at the final price. */
export const toRequestedLines = (
  lines: readonly SoldLine[],
  basis: 'gross' | 'net',
): RequestedLine[] =>
  lines.map(({ product, quantity, grossCents, discountCents }) => ({
    productCode: product.code,
    group: product.group,
    amountCents: basis === 'gross' ? grossCents : grossCents - discountCents,
    milligallons: product.unit === 'gal' ? quantity : 0,
  }));

type LineKey = Pick<Row<'transaction_lines'>, 'account_id' | 'occurred_on' | 'transaction_id'>;

/** The lines' rows. */
export const lineRows = (key: LineKey, lines: readonly SoldLine[]): Row<'transaction_lines'>[] =>
  lines.map(({ product, quantity, unitPriceMills, grossCents, discountCents }, index) => ({
    ...key,
    line_number: index + 1,
    product_code: product.code,
    product_group: product.group,
    category_id: product.categoryId,
    description: product.name,
    quantity_thousandths: quantity,
    unit: product.unit,
    unit_price_mills: unitPriceMills,
    gross_cents: grossCents,
    discount_cents: discountCents,
    net_cents: grossCents - discountCents,
  }));
