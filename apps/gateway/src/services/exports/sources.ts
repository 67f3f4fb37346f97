import type { ExportKind } from '@forecourt/validation';
import { reportSource } from '../reports/reportSource.ts';
import { statementSource } from '../statements/statementSource.ts';
import { transactionSource } from '../transactions/exportSource.ts';
import type { ExportSource } from './ExportSource.ts';

/** One source for every kind: a kind without one does not compile. */
export const exportSources: Readonly<Record<ExportKind, ExportSource>> = {
  transactions: transactionSource,
  statement: statementSource,
  report: reportSource,
};
