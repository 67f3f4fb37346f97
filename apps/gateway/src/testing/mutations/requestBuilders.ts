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

/** The idempotent calls that change cards, limits, people, vehicles, prompted IDs, or proximity. */
export type CardMutation = {
  [N in CallName]: Contract[N] extends {
    readonly idempotency: 'required';
    readonly permission: `${CardArea}.${string}`;
  }
    ? N
    : never;
}[CallName];

/** Creates what a call needs in the world, and returns a request that succeeds. */
export type RequestBuilder = (world: World) => Promise<CallOptions>;

/** Requests for some of the mutations. */
export type RequestBuilders = Partial<Record<CardMutation, RequestBuilder>>;

/** Makes a call that must succeed, and returns a member of its response. */
export async function createByCall(
  world: World,
  name: CallName,
  options: CallOptions,
  ...path: (string | number)[]
): Promise<string> {
  return pickText((await world.call(name, options)).body, ...path);
}

/** A request about a new card. */
export const ofCard =
  (options: CallOptions = {}): RequestBuilder =>
  async (world) => ({ params: { cardId: await world.makeCard() }, ...options });
/** A request that changes a new card at its current version. */
export const editOfCard =
  (body: unknown): RequestBuilder =>
  async (world) => ({ params: { cardId: await world.makeCard() }, body, version: 1 });
