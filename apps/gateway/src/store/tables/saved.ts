import type {
  ReportFormat,
  ReportPeriod,
  ReportQuery,
  ReportSchedule,
  SavedViewForm,
  ViewedList,
} from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Day, Instant, Versioned } from './rows.ts';

/** What people save of lists and reports to come back to. */
export interface SavedTables {
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
  saved_views: Versioned<{
    user_id: string;
    list: ViewedList;
    name: string;
    search: SavedViewForm['search'];
    /** The other users of the account may use it; changed only by whose it is. */
    is_shared: Generated<boolean>;
  }>;
}
