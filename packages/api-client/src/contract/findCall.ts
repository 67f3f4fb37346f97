import { isCall, type Call } from './call.ts';
import { firstCalls } from './firstCalls.ts';

/**
 * The call of this name, fetched with its area when it is first made; null for a name that the
 * contract does not have. Rejects when its module can not be fetched.
 */
export async function findCall(name: string): Promise<Call | null> {
  const first: Readonly<Record<string, () => Promise<Call>>> = firstCalls;
  if (Object.hasOwn(first, name)) return (await first[name]?.()) ?? null;
  const { areaOf } = await import('./onDemand.ts');
  const found = (await areaOf(name)?.())?.[name];
  return isCall(found) ? found : null;
}
