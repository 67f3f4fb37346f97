import type { GatewayConfig } from '../config.ts';
import { demoKey, parseNamedKeys, type NamedKeys } from '../http/namedKeys.ts';

const VARIABLE = 'LIVE_HELP_AGENT_KEYS';

/**
 * Companies whose agents may look at a page: `LIVE_HELP_AGENT_KEYS`; in the demo one of our own
 * making, whose key is kept in the data folder. None: no one can look. @throws StartupError
 */
export function readLiveHelpAgents({
  liveHelpAgentKeys,
  demo,
  dataDir,
}: Pick<GatewayConfig, 'liveHelpAgentKeys' | 'demo' | 'dataDir'>): NamedKeys {
  if (liveHelpAgentKeys !== undefined) return parseNamedKeys(VARIABLE, liveHelpAgentKeys);
  if (!demo) return new Map();
  return parseNamedKeys(VARIABLE, demoKey(dataDir, 'live-help-agent-key', 'support'));
}
