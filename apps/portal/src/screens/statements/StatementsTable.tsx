import { FileText } from 'lucide-react';
import { usePages } from '@forecourt/api-client/react';
import type { Statement } from '@forecourt/validation';
import {
  EmptyState,
  KeyFigures,
  Link,
  SimpleTable,
  Stack,
  Surface,
  type SimpleColumn,
} from '@forecourt/ui';
import { formatDay, formatMoney, formatMonth } from '@forecourt/ui/format';
import { MoreRows } from '../lists/MoreRows.tsx';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';
import { isNotLoaded, NotLoaded } from '../cards/NotLoaded.tsx';
import { column } from '../lists/column.ts';
import { DownloadButton } from './DownloadButton.tsx';

export const monthOf = ({ startsOn }: Statement) => formatMonth(startsOn.slice(0, 7), 'full');

/** The latest statement's figures: balance and due date, purchases, fees, and payments. */
function LastStatement({ statement }: { readonly statement: Statement }) {
  const text = useText();
  const money = (cents: number) => formatMoney(cents, statement.currency);
  return (
    <KeyFigures
      label={text('statements.figures')}
      figures={[
        {
          id: 'balance',
          label: text('statements.figure.balance'),
          figure: money(statement.closingCents),
          note: text('statements.figure.balance.words', {
            day: formatDay(statement.endsOn, 'short'),
            due: formatDay(statement.dueOn, 'short'),
          }),
        },
        {
          id: 'purchases',
          label: text('statements.figure.purchases'),
          figure: money(statement.purchasesCents),
          note: text('statements.figure.purchases.words', { count: statement.purchases }),
        },
        {
          id: 'fees',
          label: text('statements.figure.fees'),
          figure: money(statement.feesCents),
          note: (
            <Link href={href('statement', { statementId: statement.statementId })}>
              {text('statement.lines')}
            </Link>
          ),
        },
        {
          id: 'payments',
          label: text('statements.figure.payments'),
          figure: money(-statement.paymentsCents),
          note: text('statements.figure.payments.words', { month: monthOf(statement) }),
        },
      ]}
    />
  );
}

function useColumns(): readonly SimpleColumn<Statement>[] {
  const text = useText();
  const amount = (
    id: 'opening' | 'purchases' | 'fees' | 'payments' | 'closing',
    options: Partial<SimpleColumn<Statement>> = {},
  ): SimpleColumn<Statement> =>
    column(
      id,
      text(`statements.column.${id}`),
      { align: 'end', isWideOnly: true, ...options },
      (row) => formatMoney(row[`${id}Cents`], row.currency),
    );
  return [
    column('month', text('statements.column.month'), { isRowHeader: true }, (row) => (
      <Link href={href('statement', { statementId: row.statementId })}>{monthOf(row)}</Link>
    )),
    column(
      'number',
      text('statements.column.number'),
      { isWideOnly: true, isNoWrap: true },
      (row) => row.statementNumber,
    ),
    amount('opening', { isHiddenWhenNarrow: true }),
    amount('purchases'),
    amount('fees', { isHiddenWhenNarrow: true }),
    amount('payments', { isHiddenWhenNarrow: true }),
    amount('closing', { isStrong: true, isWideOnly: false }),
    column('due', text('statements.column.due'), { isWideOnly: true, isNoWrap: true }, (row) =>
      formatDay(row.dueOn, 'short'),
    ),
    column('file', text('statements.column.file'), { align: 'end' }, (row) => (
      <DownloadButton
        request={{ statementId: row.statementId, invoiceId: null, format: 'pdf' }}
        name={text('statement.pdfOf', { name: text('statement.title', { month: monthOf(row) }) })}
      >
        {text('statement.pdf')}
      </DownloadButton>
    )),
  ];
}

/** The account's statements, newest first. [SCREEN-41, STMT-02] */
export function StatementsTable() {
  const text = useText();
  const list = usePages('listStatements', {});
  const columns = useColumns();
  const [latestStatement] = list.items;
  if (isNotLoaded(list)) return <NotLoaded query={list} subject={text('statements.what')} />;
  if (!latestStatement) {
    return (
      <EmptyState icon={<FileText size={20} />} title={text('statements.empty')}>
        {text('statements.empty.why')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={20}>
      <LastStatement statement={latestStatement} />
      <Surface padding="none">
        <SimpleTable
          label={text('menu.statements')}
          rows={list.items}
          getRowId={(row) => row.statementId}
          columns={columns}
        />
      </Surface>
      <MoreRows list={list}>{text('statements.more')}</MoreRows>
    </Stack>
  );
}
