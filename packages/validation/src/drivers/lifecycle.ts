import type * as z from 'zod/mini';
import type { AccountState } from '../accounts/accounts.ts';
import type { CardState } from '../cards/card.ts';
import type { CardType } from '../cards/cardTypes.ts';
import { cardLifecycle } from '../cards/lifecycle.ts';
import { reason } from '../core/issue.ts';
import { defineLifecycle, guard } from '../core/lifecycle.ts';
import { oneOf } from '../core/shape.ts';

/** Whether a driver or vehicle is in the fleet or has left it. [DRIVER-18] */
export const ROSTER_STATES = ['active', 'terminated'] as const;
export const rosterState = oneOf(ROSTER_STATES);
export type RosterState = z.infer<typeof rosterState>;

/** What the lifecycle needs to know in addition to the state. */
export interface RosterContext {
  readonly accountState: AccountState;
}

const isWritable = guard<RosterContext>(
  'roster.accountReadOnly',
  ({ accountState }) => accountState !== 'readOnly' && accountState !== 'closed',
);

/** Drivers and vehicles leave and can be brought back, but the cards that ended stay ended. */
export const rosterLifecycle = defineLifecycle<RosterState, RosterContext>((state) =>
  reason(`roster.is.${state}`),
)({
  terminate: { from: ['active'], to: 'terminated', guards: [isWritable] },
  bringBack: { from: ['terminated'], to: 'active', guards: [isWritable] },
});
export type RosterAction = keyof typeof rosterLifecycle.table;

const ENDING_ACTIONS = ['block', 'cancelOrder'] as const;
export type EndingAction = (typeof ENDING_ACTIONS)[number];

/**
 * How a card ends when its driver or vehicle leaves: it is blocked, or canceled if it has not
 * shipped; `null` if it has already ended.
 */
export const endingActionOf = (
  state: CardState,
  context: { readonly accountState: AccountState },
): EndingAction | null =>
  ENDING_ACTIONS.find((action) => cardLifecycle.apply(state, action, context).ok) ?? null;

/** A vehicle card belongs to its vehicle, whoever drives it; any other card, to its driver. */
export const belongsTo = (owner: 'driver' | 'vehicle', cardType: CardType): boolean =>
  (cardType === 'vehicle') === (owner === 'vehicle');
