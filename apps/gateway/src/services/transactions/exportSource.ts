import { transactionFilters } from '@forecourt/api-client/contract';
import { toldFlags, type Transaction } from '@forecourt/validation';
import * as z from 'zod/mini';
import { dollarsOf, unitsOf } from '../../files/amounts.ts';
import { tableOf, type Columns } from '../../files/exportFile.ts';
import { countOf } from '../../store/countOf.ts';
import type { ExportSource } from '../exports/ExportSource.ts';
import { matchingTransactions } from './filters.ts';
import { declineWords, FLAG_WORDS, STATUS_WORDS } from './flagWords.ts';
import { pageOfTransactions } from './listTransactions.ts';

const query = z.object(transactionFilters);

type Line = Transaction['lines'][number];
const sum = ({ lines }: Transaction, of: (line: Line) => number) =>
  lines.reduce((all, line) => all + of(line), 0);
const thousandthGallons = ({ unit, quantityThousandths }: Line) =>
  unit === 'gal' ? quantityThousandths : 0;

const COLUMNS: Columns<Transaction> = {
  Number: (one) => one.transactionNumber,
  'Purchased (UTC)': (one) => one.occurredAt,
  'Posted (UTC)': (one) => one.postedAt,
  Status: (one) => STATUS_WORDS[one.status],
  Card: (one) => `•••• ${one.cardLast4}`,
  Driver: (one) => one.driverName,
  Unit: (one) => one.unitNumber,
  Odometer: (one) => one.odometerMiles,
  'Site number': (one) => one.site.siteNumber,
  Site: (one) => one.site.name,
  City: (one) => one.site.city,
  State: (one) => one.site.state,
  Products: (one) => one.lines.map(({ description }) => description).join('; '),
  Gallons: (one) => unitsOf(sum(one, thousandthGallons)),
  Gross: (one) => dollarsOf(sum(one, ({ grossCents }) => grossCents)),
  Discount: (one) => dollarsOf(sum(one, ({ discountCents }) => discountCents)),
  Authorized: (one) => dollarsOf(one.authorizedCents),
  Net: (one) => dollarsOf(one.netCents),
  Currency: (one) => one.currency,
  'Decline reasons': (one) => one.declineReasons.map(({ rule }) => declineWords(rule)).join('; '),
  Flags: (one) =>
    toldFlags(one.flags)
      .map((flag) => FLAG_WORDS[flag] ?? declineWords(flag))
      .join('; '),
};

/** Exports the purchases and declines that match the filters, in the order of the list. */
export const transactionSource: ExportSource = {
  permission: 'transactions.export',
  head: () => Object.keys(COLUMNS),
  count: (scope, asked) => countOf(matchingTransactions(scope, query.parse(asked))),
  async read(scope, asked, { cursor, limit }) {
    const place = { limit, cursor: cursor ?? undefined };
    const page = await pageOfTransactions(scope, { ...query.parse(asked), ...place });
    return { rows: tableOf(COLUMNS, page.items).rows, nextCursor: page.nextCursor };
  },
};
