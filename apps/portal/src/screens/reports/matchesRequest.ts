import { PRODUCT_GROUPS, type ReportQuery } from '@forecourt/validation';

/**
 * Whether one report's figures may be shown while another is requested: kind, dates, and fleet must
 * match. Columns and codes may differ while the other loads; once that failed, they must match too.
 */
export function matchesRequest(
  shownQuery: ReportQuery,
  requestedQuery: ReportQuery,
  hasFailed: boolean,
): boolean {
  const isAbout =
    shownQuery.kind === requestedQuery.kind &&
    shownQuery.fromDate === requestedQuery.fromDate &&
    shownQuery.toDate === requestedQuery.toDate &&
    shownQuery.fleetId === requestedQuery.fleetId;
  if (!isAbout || !hasFailed) return isAbout;
  return (
    shownQuery.columns.join(',') === requestedQuery.columns.join(',') &&
    PRODUCT_GROUPS.every(
      (group) => shownQuery.ledgerCodes[group] === requestedQuery.ledgerCodes[group],
    )
  );
}
