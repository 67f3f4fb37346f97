import { dollarsOf } from '../../files/amounts.ts';
import { tableOf } from '../../files/exportFile.ts';
import type { Cell } from '../../files/xlsx.ts';
import type { ReadScope } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { en as texts } from '@forecourt/validation/messages';
import type { StatementLine } from '@forecourt/validation';
import * as z from 'zod/mini';
import type { ExportSource } from '../exports/ExportSource.ts';
import { monthOf, readStatement } from './readStatements.ts';
import { invoicePdf, statementPdf } from './statementDocument.ts';
import { readCards, readPostings, STATEMENT_COLUMNS } from './statementRows.ts';

const error = 'value.invalid';
const query = z.object(
  {
    statementId: z.string({ error }),
    /** `null` for the statement itself. */
    invoiceId: z.nullable(z.string({ error })),
  },
  { error },
);

const labels: Readonly<Record<string, string>> = texts;

const HEAD = Object.keys(STATEMENT_COLUMNS);

function lineCells({ enteredOn, labelKey, cents }: StatementLine, currency: string): Cell[] {
  const cells: Readonly<Record<string, Cell>> = {
    Entered: enteredOn,
    What: labels[labelKey] ?? labelKey,
    Amount: dollarsOf(cents),
    Currency: currency,
  };
  return HEAD.map((head) => cells[head] ?? null);
}

async function factsOf(scope: ReadScope, input: unknown) {
  const { statementId, invoiceId } = query.parse(input);
  const facts = { account: scope.account, ...(await readStatement(scope, statementId)) };
  const month = monthOf(scope, facts);
  return { facts, month, invoiceId };
}

/** Exports a statement or an invoice; its rows sum to the month's change in balance. [GW-101] */
export const statementSource: ExportSource = {
  permission: 'statements.view',
  head: () => HEAD,
  async count(scope, input) {
    const { facts } = await factsOf(scope, input);
    return facts.statement.purchases + facts.content.lines.length;
  },
  async read(scope, input, place) {
    const { facts, month } = await factsOf(scope, input);
    const page = await readPostings(scope, month, place);
    const { lines } = facts.content;
    const trailingLines = page.nextCursor === null ? lines : [];
    return {
      rows: [
        ...tableOf(STATEMENT_COLUMNS, page.rows).rows,
        ...trailingLines.map((line) => lineCells(line, facts.statement.currency)),
      ],
      nextCursor: page.nextCursor,
    };
  },
  async document(scope, input) {
    const { facts, month, invoiceId } = await factsOf(scope, input);
    if (invoiceId === null) return statementPdf(facts, await readCards(scope, month));
    const invoice = facts.invoices.find((one) => one.invoiceId === invoiceId);
    if (!invoice) throw notFound('statement');
    return invoicePdf(facts, invoice);
  },
};
