import type { Invoice, StatementContent } from '@forecourt/validation';
import type { Day, Instant } from './scalars.ts';
import type { Kept } from './rows.ts';

export interface StatementsTables {
  /** A month that is over, as it was issued; amounts are what they add to what is owed. */
  statements: Kept<{
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
  invoices: Kept<{
    invoice_number: string;
    statement_id: string;
    kind: Invoice['kind'];
    issued_on: Day;
    due_on: Day;
    currency: string;
    net_cents: number;
    vat_cents: number;
  }>;
}
