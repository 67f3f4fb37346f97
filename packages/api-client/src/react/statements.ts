import type { Invoice, Statement } from '@forecourt/validation';
import type { Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';
import { usePages, type Pages } from './usePages.ts';

type StatementPage = ResponseOf<Contract['listStatements']>;
type InvoicePage = ResponseOf<Contract['listInvoices']>;

/** Statements of the account page by page, latest first. [GW-100] */
export function useStatements(): Pages<Statement, StatementPage> {
  return usePages('listStatements', {});
}

/** One statement with every line. */
export function useStatement(statementId: string): Query<ResponseOf<Contract['getStatement']>> {
  return useQuery('getStatement', { params: { statementId } });
}

/** Invoices of the account, or of one statement, latest first. [STMT-01] */
export function useInvoices(statementId?: string): Pages<Invoice, InvoicePage> {
  return usePages('listInvoices', { query: statementId === undefined ? {} : { statementId } });
}

type Asked = RequestOf<Contract['downloadStatement']>['body'];

/** Begins to make the file of a statement or an invoice. [GW-101] */
export function useDownloadStatement(): Mutation<
  [asked: Asked, idempotencyKey: string],
  ResponseOf<Contract['downloadStatement']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (body: Asked, idempotencyKey: string) =>
      client.downloadStatement({ body }, { idempotencyKey, userId, accountId }),
    ['listExports'],
  );
}
