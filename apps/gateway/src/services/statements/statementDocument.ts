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
const gallons = (milligallons: number) => QUANTITY.format(unitsOf(milligallons));
const moneyIn =
  ({ currency }: Pick<Statement, 'currency'>) =>
  (cents: number) =>
    formatMoney(cents, currency);
const sumOf = <T>(rows: readonly T[], amountOf: (row: T) => number) =>
  rows.reduce((sum, row) => sum + amountOf(row), 0);

const feesOf = ({ lines }: StatementContent) => lines.filter(({ kind }) => kind === 'fee');

const formatPurchaseCount = (count: number) => {
  if (count === 0) return 'No purchases';
  return count === 1 ? '1 purchase' : `${COUNT.format(count)} purchases`;
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
  const { departments } = content;
  if (departments.length === 0) return;
  const money = moneyIn(statement);
  pdf.heading('Purchases by department');
  pdf.table({
    columns: [
      left('Department', 3),
      right('Purchases', 1.1),
      right('Fuel, gal', 1.2),
      right('Gross', 1.5),
      right('Discount', 1.3),
      right('Amount', 1.5),
    ],
    rows: departments.map((department) => [
      department.number === null
        ? 'No department'
        : `${department.number} ${department.name ?? ''}`,
      COUNT.format(department.purchases),
      gallons(department.fuelMilligallons),
      money(department.grossCents),
      money(-department.discountCents),
      money(department.netCents),
    ]),
    total: [
      'All departments',
      COUNT.format(statement.purchases),
      gallons(statement.fuelMilligallons),
      money(sumOf(departments, (department) => department.grossCents)),
      money(-sumOf(departments, (department) => department.discountCents)),
      money(statement.purchasesCents),
    ],
  });
}

function writeProducts(pdf: PdfWriter, { statement, content }: StatementFacts): void {
  const { products } = content;
  if (products.length === 0) return;
  const money = moneyIn(statement);
  pdf.heading('Purchases by product');
  pdf.table({
    columns: [
      left('Product', 3),
      right('Quantity', 1.6),
      right('Gross', 1.5),
      right('Discount', 1.3),
      right('Amount', 1.5),
    ],
    rows: products.map((product) => [
      `${product.productCode} ${product.name}`,
      `${QUANTITY.format(unitsOf(product.quantityThousandths))} ${product.unit}`,
      money(product.grossCents),
      money(-product.discountCents),
      money(product.netCents),
    ]),
    total: [
      'All products',
      '',
      money(sumOf(products, (product) => product.grossCents)),
      money(-sumOf(products, (product) => product.discountCents)),
      money(sumOf(products, (product) => product.netCents)),
    ],
  });
}

function writeLines(pdf: PdfWriter, { statement, content }: StatementFacts): void {
  const { lines } = content;
  if (lines.length === 0) return;
  const money = moneyIn(statement);
  pdf.heading('Fees, payments, and credits');
  pdf.table({
    columns: [left('Date', 1.6), left('Description', 3.5), right('Amount', 1.5)],
    rows: lines.map(({ enteredOn, labelKey, cents }) => [
      formatDay(enteredOn),
      texts[labelKey] ?? labelKey,
      money(cents),
    ]),
    total: ['Total', '', money(sumOf(lines, ({ cents }) => cents))],
  });
}

function writeCards(pdf: PdfWriter, { statement }: StatementFacts, cards: Cards): void {
  if (cards.length === 0) return;
  const money = moneyIn(statement);
  pdf.heading('Purchases by card');
  pdf.table({
    columns: [
      left('Card', 1),
      left('Name on card', 3),
      left('Department', 1.2),
      right('Purchases', 1.1),
      right('Fuel, gal', 1.2),
      right('Amount', 1.5),
    ],
    rows: cards.map((card) => [
      `•••• ${card.last4}`,
      card.name_on_card,
      card.number ?? '',
      COUNT.format(card.purchases),
      gallons(card.milligallons),
      money(card.cents),
    ]),
    total: [
      'All cards',
      '',
      '',
      COUNT.format(sumOf(cards, ({ purchases }) => purchases)),
      gallons(sumOf(cards, ({ milligallons }) => milligallons)),
      money(sumOf(cards, ({ cents }) => cents)),
    ],
  });
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
