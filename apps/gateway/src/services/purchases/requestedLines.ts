import { findProduct, type RequestedLine } from '@forecourt/validation';
import type { Row } from '../../store/schema.ts';

type StoredLine = Pick<
  Row<'transaction_lines'>,
  'product_code' | 'product_group' | 'unit' | 'quantity_thousandths' | 'gross_cents' | 'net_cents'
>;

/** Converts a stored line for limit checks, at the pump's price or at the price finally paid. */
export const storedLine = (line: StoredLine, price: 'gross' | 'net'): RequestedLine => ({
  productCode: line.product_code,
  group: line.product_group,
  amountCents: price === 'gross' ? line.gross_cents : line.net_cents,
  milligallons: line.unit === 'gal' ? line.quantity_thousandths : 0,
});

/** Adds the product group to a requested line; unknown products are miscellaneous. */
export const toRequestedLine = (line: Omit<RequestedLine, 'group'>): RequestedLine => ({
  ...line,
  group: findProduct(line.productCode)?.group ?? 'misc',
});
