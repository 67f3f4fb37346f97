import type {
  Invoice,
  JournalDelivery,
  JournalDeliveryState,
  JournalPart,
  JournalSettings,
  StatementContent,
} from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Day, InAccount, Instant, WithId } from './rows.ts';

export interface StatementsTables {
  /** A past month as it was issued. Amounts are signed by their effect on what is owed. */
  statements: WithId<{
    statement_number: string;
    starts_on: Day;
    ends_on: Day;
    issued_at: Instant;
    due_on: Day;
    currency: string;
    opening_cents: number;
    purchases_cents: number;
    fees_cents: number;
    payments_cents: number;
    credits_cents: number;
    other_cents: number;
    closing_cents: number;
    purchases: number;
    fuel_milligallons: number;
    content: StatementContent;
  }>;
  invoices: WithId<{
    invoice_number: string;
    statement_id: string;
    kind: Invoice['kind'];
    issued_on: Day;
    due_on: Day;
    currency: string;
    net_cents: number;
    vat_cents: number;
  }>;
  /** How a month is posted in the customer's books. */
  journal_settings: InAccount<{
    /** null if turned off. */
    settings: JournalSettings | null;
    version: number;
  }>;
  /** Statements whose journal entry was exported. */
  journal_exports: InAccount<{
    statement_id: string;
    /** What the first export contained, so that every export is the same. */
    parts: JournalPart[];
    exported_at: Instant;
    /** Name of the person who exported it last. */
    exported_by: string;
    exports: number;
  }>;
  /** The server that receives each month's entry. */
  journal_delivery: InAccount<{
    /** null if turned off. */
    settings: JournalDelivery | null;
    version: number;
    /** Identifies the key that signs in there; empty for the account's first one. */
    key_id: Generated<string>;
    /** The previous key, which also signs in until it ends. */
    earlier_key_id: string | null;
    earlier_key_ends_at: Instant | null;
  }>;
  /** Statements whose entry is being delivered to that server, or was. */
  journal_deliveries: InAccount<{
    statement_id: string;
    state: JournalDeliveryState;
    begun_at: Instant;
    /** Failed attempts since then. */
    failures: number;
    problem: string | null;
    attempted_at: Instant | null;
  }>;
}
