import type { CallName, contract } from '@forecourt/api-client/contract';
import { pickText, type CallOptions } from '../gateway.ts';
import type { World } from '../startWorld.ts';

type Contract = typeof contract;
type CardArea =
  | 'cards'
  | 'cardGroups'
  | 'cardRequests'
  | 'drivers'
  | 'limits'
  | 'pins'
  | 'promptedIds'
  | 'proximity'
  | 'vehicles';

/** The calls with a key that change cards, limits, people, vehicles, prompted IDs or proximity. */
export type CardMutation = {
  [N in CallName]: Contract[N] extends {
    readonly idempotency: 'required';
    readonly permission: `${CardArea}.${string}`;
  }
    ? N
    : never;
}[CallName];

/** Makes what a call needs in the world and answers a request that succeeds. */
export type Asking = (world: World) => Promise<CallOptions>;

/** Some of the mutations, each with its request. */
export type Asked = Partial<Record<CardMutation, Asking>>;

/** An answer's member, of a call that must succeed. */
export async function made(
  world: World,
  name: CallName,
  options: CallOptions,
  ...path: (string | number)[]
): Promise<string> {
  return pickText((await world.call(name, options)).body, ...path);
}

/** Asks for something of a new card. */
export const ofCard =
  (options: CallOptions = {}): Asking =>
  async (world) => ({ params: { cardId: await world.makeCard() }, ...options });
/** Asks for a change of a new card as it is. */
export const editOfCard =
  (body: unknown): Asking =>
  async (world) => ({ params: { cardId: await world.makeCard() }, body, version: 1 });
