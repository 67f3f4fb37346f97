import { PRODUCT_GROUPS, type ReportQuery } from '@forecourt/validation';

/**
 * Whether one report's figures may be shown while another is requested: kind, dates, and fleet must
 * match. Columns and codes may differ while the other loads; once that failed, they must match too.
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
