import { PRODUCT_GROUPS, type ReportQuery } from '@forecourt/validation';

/**
 * Whether the figures of a report can stand where another is asked for: under its title and its days,
 * only those of the same. Columns and codes follow while it loads; once that failed, they have to be
 * the same as well.
 */
export function standsFor(shown: ReportQuery, asked: ReportQuery, hasFailed: boolean): boolean {
  const isAbout =
    shown.kind === asked.kind &&
    shown.fromDate === asked.fromDate &&
    shown.toDate === asked.toDate &&
    shown.fleetId === asked.fleetId;
  if (!isAbout || !hasFailed) return isAbout;
  return (
    shown.columns.join(',') === asked.columns.join(',') &&
    PRODUCT_GROUPS.every((group) => shown.ledgerCodes[group] === asked.ledgerCodes[group])
  );
}
