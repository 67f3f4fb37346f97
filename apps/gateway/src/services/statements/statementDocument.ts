import type { Invoice, Statement, StatementContent } from '@forecourt/validation';
import { en as moneyTexts } from '@forecourt/validation/messages';
import { unitsOf } from '../../files/amounts.ts';
import { formatDay, formatMoney } from '../../pdf/formats.ts';
import { pdfOf } from '../../pdf/pdfOf.ts';
import type { PdfColumn, PdfWriter } from '../../pdf/writer.ts';
import type { Row } from '../../store/schema.ts';
import type { readStatement } from './readStatements.ts';
import type { readCards } from './statementRows.ts';

type Cards = Awaited<ReturnType<typeof readCards>>;

type StatementFacts = Awaited<ReturnType<typeof readStatement>> & {
  readonly account: Pick<Row<'accounts'>, 'name' | 'account_number'>;
};

const QUANTITY = new Intl.NumberFormat('en-US', {
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
});
const COUNT = new Intl.NumberFormat('en-US');
const texts: Readonly<Record<string, string>> = moneyTexts;
const right = (head: string, share: number): PdfColumn => ({ head, share, align: 'right' });
const left = (head: string, share: number): PdfColumn => ({ head, share });
const formatCount = (count: number) => COUNT.format(count);
const gallons = (milligallons: number) => QUANTITY.format(unitsOf(milligallons));
const moneyIn =
  ({ currency }: Pick<Statement, 'currency'>) =>
  (cents: number) =>
    formatMoney(cents, currency);
const sumOf = <T>(rows: readonly T[], amountOf: (row: T) => number) =>
  rows.reduce((sum, row) => sum + amountOf(row), 0);

interface Column<Item> extends PdfColumn {
  readonly cell: (item: Item) => string;
  /** The cell of the last row; empty if omitted. */
  readonly total?: (items: readonly Item[]) => string;
}

const words = <Item>(head: string, share: number, cell: (item: Item) => string): Column<Item> => ({
  ...left(head, share),
  cell,
});

/** A column that the last row adds up. */
const figures = <Item>(
  head: string,
  share: number,
  format: (value: number) => string,
  valueOf: (item: Item) => number,
): Column<Item> => ({
  ...right(head, share),
  cell: (item) => format(valueOf(item)),
  total: (items) => format(sumOf(items, valueOf)),
});

/** Writes items as a table with totals, under a heading; nothing if there are none. */
function writeTable<Item>(
  pdf: PdfWriter,
  heading: string,
  items: readonly Item[],
  totalLabel: string,
  columns: readonly Column<Item>[],
): void {
  if (items.length === 0) return;
  pdf.heading(heading);
  pdf.table({
    columns,
    rows: items.map((item) => columns.map(({ cell }) => cell(item))),
    total: columns.map(({ total }, index) => (index === 0 ? totalLabel : (total?.(items) ?? ''))),
  });
}

const feesOf = ({ lines }: StatementContent) => lines.filter(({ kind }) => kind === 'fee');

const formatPurchaseCount = (count: number) => {
  if (count === 0) return 'No purchases';
  return count === 1 ? '1 purchase' : `${formatCount(count)} purchases`;
};

function writeBalance(pdf: PdfWriter, { statement, content }: StatementFacts): void {
  const money = moneyIn(statement);
  const byFee = Map.groupBy(feesOf(content), ({ labelKey }) => labelKey);
  pdf.heading('Account summary');
  pdf.table({
    columns: [left('', 4), right('Amount', 1.4)],
    rows: [
      [`Balance on ${formatDay(statement.startsOn)}`, money(statement.openingCents)],
      [formatPurchaseCount(statement.purchases), money(statement.purchasesCents)],
      ...[...byFee].map(([labelKey, lines]) => [
        `Fee: ${texts[labelKey] ?? labelKey} (${lines.length})`,
        money(sumOf(lines, ({ cents }) => cents)),
      ]),
      ['Payments, minus returns', money(statement.paymentsCents)],
      ['Credits', money(statement.creditsCents)],
      ...(statement.otherCents === 0 ? [] : [['Adjustments', money(statement.otherCents)]]),
    ],
    total: [`Balance on ${formatDay(statement.endsOn)}`, money(statement.closingCents)],
  });
}

function writeDepartments(pdf: PdfWriter, { statement, content }: StatementFacts): void {
  const money = moneyIn(statement);
  writeTable(pdf, 'Purchases by department', content.departments, 'All departments', [
    words('Department', 3, ({ number, name }) =>
      number === null ? 'No department' : `${number} ${name ?? ''}`,
    ),
    figures('Purchases', 1.1, formatCount, ({ purchases }) => purchases),
    figures('Fuel, gal', 1.2, gallons, ({ fuelMilligallons }) => fuelMilligallons),
    figures('Gross', 1.5, money, ({ grossCents }) => grossCents),
    figures('Discount', 1.3, money, ({ discountCents }) => 0 - discountCents),
    figures('Amount', 1.5, money, ({ netCents }) => netCents),
  ]);
}

function writeProducts(pdf: PdfWriter, { statement, content }: StatementFacts): void {
  const money = moneyIn(statement);
  writeTable(pdf, 'Purchases by product', content.products, 'All products', [
    words('Product', 3, ({ productCode, name }) => `${productCode} ${name}`),
    {
      ...right('Quantity', 1.6),
      cell: ({ quantityThousandths, unit }) => `${gallons(quantityThousandths)} ${unit}`,
    },
    figures('Gross', 1.5, money, ({ grossCents }) => grossCents),
    figures('Discount', 1.3, money, ({ discountCents }) => 0 - discountCents),
    figures('Amount', 1.5, money, ({ netCents }) => netCents),
  ]);
}

function writeLines(pdf: PdfWriter, { statement, content }: StatementFacts): void {
  writeTable(pdf, 'Fees, payments, and credits', content.lines, 'Total', [
    words('Date', 1.6, ({ enteredOn }) => formatDay(enteredOn)),
    words('Description', 3.5, ({ labelKey }) => texts[labelKey] ?? labelKey),
    figures('Amount', 1.5, moneyIn(statement), ({ cents }) => cents),
  ]);
}

function writeCards(pdf: PdfWriter, { statement }: StatementFacts, cards: Cards): void {
  writeTable(pdf, 'Purchases by card', cards, 'All cards', [
    words('Card', 1, ({ last4 }) => `•••• ${last4}`),
    words('Name on card', 3, (card) => card.name_on_card),
    words('Department', 1.2, ({ number }) => number ?? ''),
    figures('Purchases', 1.1, formatCount, ({ purchases }) => purchases),
    figures('Fuel, gal', 1.2, gallons, ({ milligallons }) => milligallons),
    figures('Amount', 1.5, moneyIn(statement), ({ cents }) => cents),
  ]);
}

const monthName = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** A statement as a PDF: every fee, and purchases by department, product, and card. [STMT-02] */
export function statementPdf(facts: StatementFacts, cards: Cards): Promise<Uint8Array> {
  const { account, statement, invoices } = facts;
  const title = `${monthName(statement.startsOn)} statement`;
  const foot = `${account.name} · account ${account.account_number} · statement ${statement.statementNumber}`;
  return pdfOf({ title, foot, at: new Date(statement.issuedAt) }, (pdf) => {
    pdf.title(title, `${account.name}, account ${account.account_number}`);
    pdf.facts([
      ['Statement', statement.statementNumber],
      ['Period', `${formatDay(statement.startsOn)} to ${formatDay(statement.endsOn)}`],
      ['Balance', formatMoney(statement.closingCents, statement.currency)],
      ['Due', formatDay(statement.dueOn)],
      ['Invoices', invoices.map((invoice) => invoice.invoiceNumber).join(', ') || 'None'],
    ]);
    writeBalance(pdf, facts);
    writeLines(pdf, facts);
    writeDepartments(pdf, facts);
    writeProducts(pdf, facts);
    writeCards(pdf, facts, cards);
  });
}

const INVOICE_LINES = { purchases: 'Purchases posted in', fees: 'Fees for' } as const;

/** An invoice as a PDF: number, net, VAT, amount, and its lines. [STMT-01, ENT-43] */
export function invoicePdf(facts: StatementFacts, invoice: Invoice): Promise<Uint8Array> {
  const { account, statement, content } = facts;
  const money = moneyIn(invoice);
  const foot = `${account.name} · account ${account.account_number} · invoice ${invoice.invoiceNumber}`;
  const title = `Invoice ${invoice.invoiceNumber}`;
  return pdfOf({ title, foot, at: new Date(statement.issuedAt) }, (pdf) => {
    pdf.title(title, `${account.name}, account ${account.account_number}`);
    pdf.facts([
      ['Issued', formatDay(invoice.issuedOn)],
      ['Due', formatDay(invoice.dueOn)],
      ['Statement', invoice.statementNumber],
      ['For', `${INVOICE_LINES[invoice.kind]} ${monthName(statement.startsOn)}`],
      ['Net', money(invoice.netCents)],
      ['VAT', money(invoice.vatCents)],
      ['Amount', money(invoice.amountCents)],
    ]);
    if (invoice.kind === 'purchases') writeProducts(pdf, facts);
    else writeLines(pdf, { ...facts, content: { ...content, lines: feesOf(content) } });
    pdf.paragraph('Fuel taxes are included in the price of each gallon; no VAT is added.');
  });
}
