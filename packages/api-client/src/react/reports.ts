import type { SavedReportForm } from '@forecourt/validation';
import { useMutation } from './query.ts';

/** Which saved report is changed, as it was last seen. */
export interface SeenReport {
  readonly savedReportId: string;
  readonly version: number;
}

/** Saves a report; with `seen` it changes the one that is there. */
export const useSaveReport = () =>
  useMutation((calls, body: SavedReportForm, seen: SeenReport | null) =>
    seen === null
      ? calls.saveReport({ body })
      : calls.changeSavedReport(
          { params: { savedReportId: seen.savedReportId }, body },
          { ifMatch: seen.version },
        ),
  );
