import type { Call } from './call.ts';
import { firstCalls } from './firstCalls.ts';

type Fetched = Readonly<Record<string, () => Promise<Call>>>;

/**
 * The call of this name, fetched with its area when it is first made; null for a name that the
 * contract does not have. Rejects when its module can not be fetched.
 */
export async function findCall(name: string): Promise<Call | null> {
  const first: Fetched = firstCalls;
  if (Object.hasOwn(first, name)) return (await first[name]?.()) ?? null;
  const { callsOnDemand } = await import('./onDemand.ts');
  const others: Fetched = callsOnDemand;
  return Object.hasOwn(others, name) ? ((await others[name]?.()) ?? null) : null;
}
