import { pickText } from './gateway.ts';
import type { World } from './startWorld.ts';
import { TEST_LIMITS } from './world.ts';

/** Creates a limit profile through the gateway, with these cards. Returns its ID. */
export async function makeProfile(
  { call }: Pick<World, 'call'>,
  name: string,
  cardIds: readonly string[] = [],
): Promise<string> {
  const body = { kind: 'profile', name, isDefault: false, limits: TEST_LIMITS, cardIds };
  return pickText((await call('createLimitProfile', { body })).body, 'profileId');
}
