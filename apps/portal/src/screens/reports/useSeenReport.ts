import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useQuery, type Query } from '@forecourt/api-client/react';
import type { SavedReport } from '@forecourt/validation';
import { useSelected } from '../../shell/account.ts';

interface SeenReport {
  /** The saved report as it was opened or last saved here; `null` for a report of its own. */
  readonly seen: SavedReport | null;
  /** The saved report as it is now; `null` also if it was deleted. */
  readonly current: SavedReport | null;
  readonly isLoading: boolean;
  /** Set if the saved report is unknown because the saved reports failed to load. */
  readonly failed: Query<unknown> | null;
  /** Takes the report that was saved here. */
  readonly see: (saved: SavedReport) => void;
}

/**
 * The saved report that the address names, if any. It is saved at the version that was seen, so that
 * someone else's change since then is refused instead of overwritten. [RPT-02, UI-19]
 */
export function useSeenReport(): SeenReport {
  const [params] = useSearchParams();
  const { viewer } = useSelected();
  const savedReportId = params.get('saved');
  const isAsked = savedReportId !== null && viewer.may('reports.create');
  const query = useQuery('listSavedReports', isAsked ? {} : null);
  const { data, failure, isLoading } = query;
  const [seenById, setSeenById] = useState<Readonly<Record<string, SavedReport>>>({});
  const see = (saved: SavedReport) =>
    setSeenById((previous) => ({ ...previous, [saved.savedReportId]: saved }));
  const current = data?.items.find((saved) => saved.savedReportId === savedReportId) ?? null;
  const seen = seenById[savedReportId ?? ''];
  if (current && !seen) see(current);
  const failed = failure && !data && !seen ? query : null;
  return { seen: seen ?? current, current, isLoading, failed, see };
}
