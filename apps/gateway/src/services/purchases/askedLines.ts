import { findProduct, type AskedLine } from '@forecourt/validation';
import type { Row } from '../../store/schema.ts';

type StoredLine = Pick<
  Row<'transaction_lines'>,
  'product_code' | 'product_group' | 'unit' | 'quantity_thousandths' | 'gross_cents' | 'net_cents'
>;

/** A stored line as the limits see it: at the pump's price, or at what is paid in the end. */
export const storedLine = (line: StoredLine, at: 'gross' | 'net'): AskedLine => ({
  productCode: line.product_code,
  group: line.product_group,
  amountCents: at === 'gross' ? line.gross_cents : line.net_cents,
  milligallons: line.unit === 'gal' ? line.quantity_thousandths : 0,
});

/** A line of a request; what the list of products does not name is miscellaneous. */
export const askedLine = (line: Omit<AskedLine, 'group'>): AskedLine => ({
  ...line,
  group: findProduct(line.productCode)?.group ?? 'misc',
});
