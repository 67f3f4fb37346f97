import type { LiveHelpEnd } from '@forecourt/api-client/contract';
import type { Instant, WithId } from './rows.ts';

export interface LiveHelpTables {
  /** A time when someone showed their page. Nothing of the page is stored. */
  live_help_sessions: WithId<{
    user_id: string;
    state: 'waiting' | 'watched' | 'ended';
    pin: string;
    line_key_hash: string;
    started_at: Instant;
    expires_at: Instant;
    /** When the page connected. Agents can't view it before that. */
    shown_at: Instant | null;
    /** The company whose key the agent presented, and the name that the agent gave. */
    agent_company: string | null;
    agent_name: string | null;
    watched_at: Instant | null;
    ended_at: Instant | null;
    ended_by: LiveHelpEnd | null;
  }>;
}
