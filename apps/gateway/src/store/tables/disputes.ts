import type { DisputeEvidence, DisputeState, DisputeType } from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Day, Instant } from './scalars.ts';

export interface DisputesTables {
  disputes: {
    account_id: string;
    id: string;
    dispute_number: string;
    type: DisputeType;
    reason: string;
    status: DisputeState;
    amount_cents: number;
    transaction_id: string;
    /** The purchase's `occurred_on`. */
    transaction_on: Day;
    fleet_id: string;
    filed_at: Instant;
    filed_by: string;
    documents_due_on: Day;
    decided_at: Instant | null;
    evidence: DisputeEvidence | null;
    version: Generated<number>;
  };
  dispute_documents: {
    account_id: string;
    dispute_id: string;
    id: string;
    name: string;
    content: Uint8Array;
    added_at: Instant;
  };
}
