import type { ExportKind } from '@forecourt/validation';
import { reportSource } from '../reports/reportSource.ts';
import { statementSource } from '../statements/statementSource.ts';
import { transactionSource } from '../transactions/exportSource.ts';
import type { ExportSource } from './ExportSource.ts';

/** The source of each kind of export. The type requires one for every kind. */
export const exportSources: Readonly<Record<ExportKind, ExportSource>> = {
  transactions: transactionSource,
  statement: statementSource,
  report: reportSource,
};
