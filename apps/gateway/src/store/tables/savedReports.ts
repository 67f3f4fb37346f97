import type {
  ReportFormat,
  ReportPeriod,
  ReportQuery,
  ReportSchedule,
} from '@forecourt/validation';
import type { Day, Instant } from './scalars.ts';
import type { Versioned } from './rows.ts';

export interface SavedReportsTables {
  saved_reports: Versioned<{
    /** Who keeps it; it runs with what this person may see. */
    user_id: string;
    name: string;
    period: ReportPeriod;
    report: ReportQuery;
    format: ReportFormat;
    schedule: ReportSchedule;
    next_run_on: Day | null;
    last_run_at: Instant | null;
  }>;
}
