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

/** Lists and reports that people save to come back to. */
export interface SavedTables {
  saved_reports: Versioned<{
    /** The owner. It runs with this person's access. */
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
    /** Whether other users of the account may use it. Only its owner may change it. */
    is_shared: Generated<boolean>;
  }>;
}
