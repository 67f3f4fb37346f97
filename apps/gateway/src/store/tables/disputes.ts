import type { DisputeEvidence, DisputeState, DisputeType } from '@forecourt/validation';
import type { Day, Instant, WithId, Versioned } from './rows.ts';

export interface DisputesTables {
  disputes: Versioned<{
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
  }>;
  dispute_documents: WithId<{
    dispute_id: string;
    name: string;
    content: Uint8Array;
    added_at: Instant;
  }>;
}
