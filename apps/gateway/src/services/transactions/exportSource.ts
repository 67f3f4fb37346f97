import { transactionFilters } from '@forecourt/api-client/contract';
import type { Transaction } from '@forecourt/validation';
import * as z from 'zod/mini';
import { dollarsOf, unitsOf } from '../../files/amounts.ts';
import type { Cell } from '../../files/xlsx.ts';
import type { ExportSource } from '../exports/ExportSource.ts';
import { matchingTransactions } from './filters.ts';
import { pageOfTransactions } from './listTransactions.ts';

const query = z.object(transactionFilters);

const HEAD = [
  'Number',
  'Purchased (UTC)',
  'Posted (UTC)',
  'Status',
  'Card',
  'Driver',
  'Unit',
  'Odometer',
  'Site number',
  'Site',
  'City',
  'State',
  'Products',
  'Gallons',
  'Gross',
  'Discount',
  'Authorized',
  'Net',
  'Currency',
  'Decline reasons',
  'Marked',
];

function rowOf(one: Transaction): readonly Cell[] {
  const sum = (of: (line: Transaction['lines'][number]) => number) =>
    one.lines.reduce((all, line) => all + of(line), 0);
  const gallons = sum(({ unit, quantityThousandths }) =>
    unit === 'gal' ? quantityThousandths : 0,
  );
  return [
    one.transactionNumber,
    one.occurredAt,
    one.postedAt,
    one.status,
    `•••• ${one.cardLast4}`,
    one.driverName,
    one.unitNumber,
    one.odometerMiles,
    one.site.siteNumber,
    one.site.name,
    one.site.city,
    one.site.state,
    one.lines.map(({ description }) => description).join('; '),
    unitsOf(gallons),
    dollarsOf(sum(({ grossCents }) => grossCents)),
    dollarsOf(sum(({ discountCents }) => discountCents)),
    dollarsOf(one.authorizedCents),
    dollarsOf(one.netCents),
    one.currency,
    one.declineReasons.map(({ rule }) => rule).join('; '),
    one.flags.join('; '),
  ];
}

/** Purchases and declines under the filters, in the order of the list. */
export const transactionSource: ExportSource = {
  permission: 'transactions.export',
  head: () => HEAD,
  async count(scope, asked) {
    const { n } = await matchingTransactions(scope, query.parse(asked))
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return n;
  },
  async read(scope, asked, { cursor, limit }) {
    const place = { limit, ...(cursor === null ? {} : { cursor }) };
    const page = await pageOfTransactions(scope, { ...query.parse(asked), ...place });
    return { rows: page.items.map(rowOf), nextCursor: page.nextCursor };
  },
};
