import { lazy, Suspense } from 'react';
import { useQuery } from '@forecourt/api-client/react';
import type { Contract, ResponseOf } from '@forecourt/api-client';
import {
  KeyValueList,
  Section,
  SidePanel,
  SimpleTable,
  Stack,
  type SimpleColumn,
} from '@forecourt/ui';
import { formatDay, formatDayRange, formatGallons, formatMoney } from '@forecourt/ui/format';
import type { StatementContent } from '@forecourt/validation';
import { moneyFact } from '../../app/moneyFact.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { PanelSkeleton } from '../cards/PanelSkeleton.tsx';
import { column } from '../lists/column.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { InvoicesTable } from './InvoicesTable.tsx';
import { monthOf } from './StatementsTable.tsx';

const JournalSection = lazy(() => import('./JournalSection.tsx'));

type Details = ResponseOf<Contract['getStatement']>;
const THOUSANDTHS = 1000;

/** Opening balance, charges and credits, closing balance; fees are listed by type. */
function Balance({ details }: { readonly details: Details }) {
  const text = useText();
  const translate = useSentText();
  const { statement, content } = details;
  const fees = new Map<string, { count: number; cents: number }>();
  for (const { kind, labelKey, cents } of content.lines) {
    if (kind !== 'fee') continue;
    const fee = fees.get(labelKey) ?? { count: 0, cents: 0 };
    fees.set(labelKey, { count: fee.count + 1, cents: fee.cents + cents });
  }
  const row = (term: string, cents: number) => moneyFact(term, cents, statement.currency);
  return (
    <Section title={text('statement.balance')} look="plain">
      <KeyValueList
        items={[
          row(
            text('statement.opening', { day: formatDay(statement.startsOn, 'short') }),
            statement.openingCents,
          ),
          row(text('statements.column.purchases'), statement.purchasesCents),
          ...[...fees].map(([labelKey, { count, cents }]) =>
            row(text('statement.fee', { name: translate(labelKey), count }), cents),
          ),
          row(text('statement.payments'), statement.paymentsCents),
          row(text('statement.credits'), statement.creditsCents),
          statement.otherCents !== 0 && row(text('statement.other'), statement.otherCents),
          row(
            text('statement.closing', { day: formatDay(statement.endsOn, 'short') }),
            statement.closingCents,
          ),
        ]}
      />
    </Section>
  );
}

interface PartProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly getRowId: (row: Row) => string;
  readonly columns: readonly SimpleColumn<Row>[];
}

/** A section with a table of the statement's rows; renders nothing without rows. */
function Part<Row>({ title, ...table }: PartProps<Row>) {
  if (table.rows.length === 0) return null;
  return (
    <Section title={title} look="plain">
      <SimpleTable label={title} {...table} />
    </Section>
  );
}

function Lines({ details }: { readonly details: Details }) {
  const text = useText();
  const translate = useSentText();
  const { statement, content } = details;
  const rows = content.lines.map((line, index) => ({ ...line, id: String(index) }));
  return (
    <Part<(typeof rows)[number]>
      title={text('statement.lines')}
      rows={rows}
      getRowId={({ id }) => id}
      columns={[
        column('day', text('statement.line.day'), ({ enteredOn }) => formatDay(enteredOn, 'short')),
        column('what', text('statement.line.what'), { isRowHeader: true }, ({ labelKey }) =>
          translate(labelKey),
        ),
        column('amount', text('statement.line.amount'), { align: 'end' }, ({ cents }) =>
          formatMoney(cents, statement.currency),
        ),
      ]}
    />
  );
}

interface SoldAmounts {
  readonly discountCents: number;
  readonly netCents: number;
}

function useAmounts<Row extends SoldAmounts>(currency: string): readonly SimpleColumn<Row>[] {
  const text = useText();
  return [
    column(
      'discount',
      text('statement.discount'),
      { align: 'end', isWideOnly: true },
      ({ discountCents }) => formatMoney(-discountCents, currency),
    ),
    column('amount', text('statement.amount'), { align: 'end', isStrong: true }, ({ netCents }) =>
      formatMoney(netCents, currency),
    ),
  ];
}

function Departments({ details }: { readonly details: Details }) {
  const text = useText();
  const { statement, content } = details;
  const amounts = useAmounts<StatementContent['departments'][number]>(statement.currency);
  return (
    <Part<StatementContent['departments'][number]>
      title={text('statement.departments')}
      rows={content.departments}
      getRowId={({ departmentId }) => departmentId ?? 'none'}
      columns={[
        column(
          'department',
          text('statement.department'),
          { isRowHeader: true },
          ({ number, name }) =>
            number === null ? text('statement.department.none') : `${number} ${name ?? ''}`,
        ),
        ...amounts,
      ]}
    />
  );
}

function Products({ details }: { readonly details: Details }) {
  const text = useText();
  const { statement, content } = details;
  const amounts = useAmounts<StatementContent['products'][number]>(statement.currency);
  return (
    <Part<StatementContent['products'][number]>
      title={text('statement.products')}
      rows={content.products}
      getRowId={({ productCode, unit }) => productCode + unit}
      columns={[
        column('product', text('statement.product'), { isRowHeader: true }, ({ name }) => name),
        column(
          'quantity',
          text('statement.quantity'),
          { align: 'end' },
          ({ unit, quantityThousandths }) =>
            unit === 'gal'
              ? text('statement.gallons', { quantity: formatGallons(quantityThousandths) })
              : text('statement.each', { quantity: quantityThousandths / THOUSANDTHS }),
        ),
        ...amounts,
      ]}
    />
  );
}

interface StatementPanelProps {
  readonly statementId: string;
  readonly onClose: () => void;
}

/** A statement with all its lines. [SCREEN-41, STMT-02] */
export function StatementPanel({ statementId, onClose }: StatementPanelProps) {
  const text = useText();
  const query = useQuery('getStatement', { params: { statementId } });
  const what = text('statement.what');
  if (!query.data) {
    return (
      <SidePanel onClose={onClose} name={what} title={what}>
        <NotLoaded query={query} subject={what} notFound={text('statement.notFound')} />
      </SidePanel>
    );
  }
  const { data } = query;
  const { statement } = data;
  const { startsOn, endsOn, dueOn, statementNumber: number } = statement;
  const documentQuery = { statementId, invoiceId: null };
  return (
    <SidePanel
      onClose={onClose}
      name={text('statement.name', { number })}
      title={text('statement.title', { month: monthOf(statement) })}
      subtitle={text('statement.subtitle', {
        number,
        days: formatDayRange(startsOn, endsOn),
        due: formatDay(dueOn, 'short'),
      })}
      actions={
        <>
          <DownloadButton request={{ ...documentQuery, format: 'pdf' }} variant="primary">
            {text('statement.downloadPdf')}
          </DownloadButton>
          <DownloadButton request={{ ...documentQuery, format: 'csv' }}>
            {text('statement.downloadCsv')}
          </DownloadButton>
        </>
      }
    >
      <Stack gap={24}>
        <Balance details={data} />
        <Departments details={data} />
        <Products details={data} />
        <Lines details={data} />
        <Section title={text('statement.invoices')} look="plain">
          <InvoicesTable statementId={statementId} />
        </Section>
        {data.hasJournal && (
          <Suspense fallback={<PanelSkeleton />}>
            <JournalSection statementId={statementId} />
          </Suspense>
        )}
      </Stack>
    </SidePanel>
  );
}
