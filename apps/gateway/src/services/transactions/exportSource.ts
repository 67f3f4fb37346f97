import { transactionFilters } from '@forecourt/api-client/contract';
import { displayedFlags, type Transaction } from '@forecourt/validation';
import * as z from 'zod/mini';
import { dollarsOf, unitsOf } from '../../files/amounts.ts';
import { tableOf, type Columns } from '../../files/exportFile.ts';
import { countOf } from '../../store/countOf.ts';
import type { ExportSource } from '../exports/ExportSource.ts';
import { matchingTransactions } from './filters.ts';
import { declineText, FLAG_WORDS, STATUS_WORDS } from './flagText.ts';
import { pageOfTransactions } from './listTransactions.ts';

const query = z.object(transactionFilters);

type Line = Transaction['lines'][number];
const sum = ({ lines }: Transaction, valueOf: (line: Line) => number) =>
  lines.reduce((total, line) => total + valueOf(line), 0);
const thousandthGallons = ({ unit, quantityThousandths }: Line) =>
  unit === 'gal' ? quantityThousandths : 0;

const COLUMNS: Columns<Transaction> = {
  Number: (transaction) => transaction.transactionNumber,
  'Purchased (UTC)': (transaction) => transaction.occurredAt,
  'Posted (UTC)': (transaction) => transaction.postedAt,
  Status: (transaction) => STATUS_WORDS[transaction.status],
  Card: (transaction) => `•••• ${transaction.cardLast4}`,
  Driver: (transaction) => transaction.driverName,
  Unit: (transaction) => transaction.unitNumber,
  Odometer: (transaction) => transaction.odometerMiles,
  'Site number': (transaction) => transaction.site.siteNumber,
  Site: (transaction) => transaction.site.name,
  City: (transaction) => transaction.site.city,
  State: (transaction) => transaction.site.state,
  Products: (transaction) => transaction.lines.map(({ description }) => description).join('; '),
  Gallons: (transaction) => unitsOf(sum(transaction, thousandthGallons)),
  Gross: (transaction) => dollarsOf(sum(transaction, ({ grossCents }) => grossCents)),
  Discount: (transaction) => dollarsOf(sum(transaction, ({ discountCents }) => discountCents)),
  Authorized: (transaction) => dollarsOf(transaction.authorizedCents),
  Net: (transaction) => dollarsOf(transaction.netCents),
  Currency: (transaction) => transaction.currency,
  'Decline reasons': (transaction) =>
    transaction.declineReasons.map(({ rule }) => declineText(rule)).join('; '),
  Flags: (transaction) =>
    displayedFlags(transaction.flags)
      .map((flag) => FLAG_WORDS[flag] ?? declineText(flag))
      .join('; '),
};

/** Exports the purchases and declines that match the filters, in the order of the list. */
export const transactionSource: ExportSource = {
  permission: 'transactions.export',
  head: () => Object.keys(COLUMNS),
  count: (scope, input) => countOf(matchingTransactions(scope, query.parse(input))),
  async read(scope, input, { cursor, limit }) {
    const place = { limit, cursor: cursor ?? undefined };
    const page = await pageOfTransactions(scope, { ...query.parse(input), ...place });
    return { rows: tableOf(COLUMNS, page.items).rows, nextCursor: page.nextCursor };
  },
};
