import { DOCUMENT_NOT_AVAILABLE } from '@forecourt/validation';
import type { HandlerOf } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { startExport } from '../exports/startExport.ts';
import { readStatement } from './readStatements.ts';

/** Starts the export of a statement, or of one of its invoices. [GW-101, MSG-63] */
export const downloadStatement: HandlerOf<'downloadStatement'> = async ({ body }, context) => {
  const { statementId, invoiceId, format } = body;
  const { statement, invoices } = await readStatement(context, statementId);
  const invoice = invoices.find((one) => one.invoiceId === invoiceId);
  if (invoiceId !== null && !(invoice && format === 'pdf')) {
    throw new Refusal(404, DOCUMENT_NOT_AVAILABLE);
  }
  const name = invoice
    ? `invoice-${invoice.invoiceNumber}`
    : `statement-${statement.startsOn.slice(0, 7)}-${statement.statementNumber}`;
  const query = { statementId, invoiceId };
  return startExport(context, { kind: 'statement', format, name, query, hasFixedName: true });
};
