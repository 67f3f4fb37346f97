import { FileText } from 'lucide-react';
import { usePages } from '@forecourt/api-client/react';
import type { Invoice } from '@forecourt/validation';
import { EmptyState, SimpleTable, Stack, Surface, type SimpleColumn } from '@forecourt/ui';
import { formatDay, formatMoney } from '@forecourt/ui/format';
import { useText } from '../../messages/text.ts';
import { isNotLoaded, NotLoaded } from '../cards/NotLoaded.tsx';
import { column } from '../lists/column.ts';
import { MoreRows } from '../lists/MoreRows.tsx';
import { DownloadButton } from './DownloadButton.tsx';

function useColumns(): readonly SimpleColumn<Invoice>[] {
  const text = useText();
  const amount = (
    id: 'net' | 'vat' | 'amount',
    options: Partial<SimpleColumn<Invoice>> = {},
  ): SimpleColumn<Invoice> =>
    column(
      id,
      text(`invoices.column.${id}`),
      { align: 'end', isWideOnly: true, ...options },
      (row) => formatMoney(row[`${id}Cents`], row.currency),
    );
  return [
    column(
      'number',
      text('invoices.column.number'),
      { isRowHeader: true },
      (row) => row.invoiceNumber,
    ),
    column('issued', text('invoices.column.issued'), { isWideOnly: true }, (row) =>
      formatDay(row.issuedOn, 'short'),
    ),
    column('for', text('invoices.column.for'), (row) =>
      text(`invoices.kind.${row.kind}`, { number: row.statementNumber }),
    ),
    amount('net'),
    amount('vat'),
    amount('amount', { isStrong: true, isWideOnly: false }),
    column('file', text('statements.column.file'), { align: 'end' }, (row) => (
      <DownloadButton
        request={{ statementId: row.statementId, invoiceId: row.invoiceId, format: 'pdf' }}
        name={text('statement.pdfOf', {
          name: text('invoice.name', { number: row.invoiceNumber }),
        })}
      >
        {text('statement.pdf')}
      </DownloadButton>
    )),
  ];
}

/** Invoices with net, VAT, and total, of one statement or all. [STMT-01, ENT-43, SCREEN-42] */
export function InvoicesTable({ statementId }: { readonly statementId?: string }) {
  const text = useText();
  const list = usePages('listInvoices', {
    query: statementId === undefined ? {} : { statementId },
  });
  const columns = useColumns();
  // one statement's invoices are in its panel, which has no room for the other columns
  const isNarrow = statementId !== undefined;
  if (isNotLoaded(list)) return <NotLoaded query={list} subject={text('invoices.what')} />;
  if (list.items.length === 0) {
    return <EmptyState icon={<FileText size={20} />} title={text('invoices.empty')} />;
  }
  return (
    <Stack gap={20}>
      <Surface padding="none">
        <SimpleTable
          label={text('statement.invoices')}
          rows={list.items}
          getRowId={(row) => row.invoiceId}
          columns={isNarrow ? columns.filter(({ isWideOnly }) => !isWideOnly) : columns}
        />
      </Surface>
      <MoreRows list={list}>{text('invoices.more')}</MoreRows>
    </Stack>
  );
}
