import type { LiveHelpEnd } from '@forecourt/api-client/contract';
import type { Instant, Kept } from './rows.ts';

export interface LiveHelpTables {
  /** One time that someone showed their page; nothing of the page is kept. */
  live_help_sessions: Kept<{
    user_id: string;
    state: 'waiting' | 'watched' | 'ended';
    pin: string;
    line_key_hash: string;
    started_at: Instant;
    expires_at: Instant;
    /** Since when the page's line is there; none before: an agent can look. */
    shown_at: Instant | null;
    /** Whose key the agent showed, and the name that the agent gave. */
    agent_company: string | null;
    agent_name: string | null;
    watched_at: Instant | null;
    ended_at: Instant | null;
    ended_by: LiveHelpEnd | null;
  }>;
}
