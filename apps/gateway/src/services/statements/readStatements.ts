import { type Invoice, type Statement, statement, invoice } from '@forecourt/validation';
import type { HandlerOf, ReadScope } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import { factsOf } from '../../store/factsOf.ts';
import type { Row } from '../../store/schema.ts';
import { newestPage } from '../../store/newestPage.ts';
import type { StatementMonth } from './readMonth.ts';

type StatementRow = Omit<Row<'statements'>, 'content' | 'account_id'>;

/** Converts a statement to its API shape. */
export const toStatement = (row: StatementRow): Statement => ({
  ...factsOf(statement, row),
  statementId: row.id,
});

const statementsOf = ({ trx, account }: ReadScope) =>
  selectIn(trx, account.account_id, 'statements').selectAll();

/** The account's statements, newest first. [GW-100, STMT-02] */
export const listStatements: HandlerOf<'listStatements'> = async ({ query }, context) =>
  newestPage(statementsOf(context), query, { by: 'ends_on', type: 'date', toItem: toStatement });

const allInvoices = ({ trx, account }: ReadScope) =>
  selectIn(trx, account.account_id, 'invoices as i')
    .innerJoin('statements as s', (on) => sameAccount(on, 's.id', 'i.statement_id'))
    .selectAll('i')
    .select('s.statement_number');

/** Converts an invoice to its API shape. [ENT-43] */
const toInvoice = (row: Row<'invoices'> & { readonly statement_number: string }): Invoice => ({
  ...factsOf(invoice, row),
  invoiceId: row.id,
  amountCents: row.net_cents + row.vat_cents,
});

/** One statement, with every line and invoice. @throws Refusal `statement.notFound` */
export async function readStatement(context: ReadScope, statementId: string) {
  const row = await statementsOf(context)
    .where('id', '=', statementId)
    .executeTakeFirstOrThrow(() => notFound('statement'));
  const invoices = await allInvoices(context)
    .where('i.statement_id', '=', statementId)
    .orderBy('i.issued_on', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
  return { statement: toStatement(row), content: row.content, invoices: invoices.map(toInvoice) };
}

type StatementRead = Awaited<ReturnType<typeof readStatement>>;

/** A statement's month, with the purchase window and the departments of when it was issued. */
export const monthOf = (
  { account }: Pick<ReadScope, 'account'>,
  { statement: { startsOn, endsOn }, content }: Pick<StatementRead, 'statement' | 'content'>,
): StatementMonth => ({
  accountId: account.account_id,
  startsOn,
  endsOn,
  purchasedFrom: content.purchasedFrom,
  departments: content.departments,
});

/** The ledger accounts that statements post to, and their version; 0 if never set. */
export async function readJournalSettings({
  trx,
  account,
}: Pick<ReadScope, 'trx'> & { readonly account: Pick<ReadScope['account'], 'account_id'> }) {
  const row = await selectIn(trx, account.account_id, 'journal_settings')
    .select(['settings', 'version'])
    .executeTakeFirst();
  return row ?? { settings: null, version: 0 };
}

export const getStatement: HandlerOf<'getStatement'> = async ({ params }, context) => {
  const details = await readStatement(context, params.statementId);
  const { settings } = await readJournalSettings(context);
  return { ...details, hasJournal: settings !== null && context.flags().has('accounting') };
};

/** The account's invoices, newest first. [STMT-01] */
export const listInvoices: HandlerOf<'listInvoices'> = async ({ query }, context) => {
  const all = allInvoices(context);
  const matching = query.statementId ? all.where('i.statement_id', '=', query.statementId) : all;
  return newestPage(matching, query, { by: 'i.issued_on', type: 'date', toItem: toInvoice });
};
