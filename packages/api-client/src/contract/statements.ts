import * as z from 'zod/mini';
import { invoice, statement, statementContent } from '@forecourt/validation';
import { call } from './call.ts';
import { page, pageQuery, uuid } from './common.ts';
import { EXPORT_FILE_FORMATS, fileExport } from './exports.ts';
import { list, oneOf, shape } from './shapes.ts';

/** [GW-100, STMT-02] A person must see every fleet of the account: a statement is about all of them. */
export const listStatements = call('GET /statements', {
  summary: 'List statements, newest first',
  query: shape({ ...pageQuery }),
  response: page(statement),
  permission: 'statements.view',
});

export const getStatement = call('GET /statements/:statementId', {
  summary: 'Get a statement with all lines and its invoices',
  params: shape({ statementId: uuid }),
  response: shape({ statement, content: statementContent, invoices: list(invoice) }),
  errors: ['statement.notFound'],
  permission: 'statements.view',
});

/**
 * [GW-101] The file is made in the background. As rows it holds every purchase, fee, payment and credit,
 * which add up to what the month changed.
 */
export const downloadStatement = call('POST /statements/download', {
  summary: 'Start the file of a statement or one of its invoices',
  body: shape({
    statementId: uuid,
    /** null: the statement itself. */
    invoiceId: z.nullable(uuid),
    format: oneOf(EXPORT_FILE_FORMATS),
  }),
  response: shape({ export: fileExport }),
  errors: ['statement.notFound', 'document.notAvailable', 'export.tooMany'],
  changes: ['export'],
  permission: 'statements.view',
});

/** [STMT-01, ENT-43] */
export const listInvoices = call('GET /invoices', {
  summary: 'List invoices, newest first',
  query: shape({ ...pageQuery, statementId: z.optional(uuid) }),
  response: page(invoice),
  permission: 'statements.view',
});
