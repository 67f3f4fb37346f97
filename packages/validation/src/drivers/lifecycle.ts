import type * as z from 'zod/mini';
import type { AccountState } from '../accounts/accounts.ts';
import type { CardState } from '../cards/card.ts';
import type { CardType } from '../cards/cardTypes.ts';
import { cardLifecycle } from '../cards/lifecycle.ts';
import { reason } from '../core/issue.ts';
import { defineLifecycle, guard } from '../core/lifecycle.ts';
import { oneOf } from '../core/shape.ts';

/** A driver or a vehicle drives for the fleet, or has left it. [DRIVER-18] */
export const ROSTER_STATES = ['active', 'terminated'] as const;
export const rosterState = oneOf(ROSTER_STATES);
export type RosterState = z.infer<typeof rosterState>;

/** What the lifecycle must know besides the state. */
export interface RosterContext {
  readonly accountState: AccountState;
}

const isWritable = guard<RosterContext>(
  'roster.accountReadOnly',
  ({ accountState }) => accountState !== 'readOnly' && accountState !== 'closed',
);

/** Drivers and vehicles leave and can be brought back; what ended with them stays ended. */
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
 * How a card ends when the driver or the vehicle that it belongs to leaves: it is blocked, and one
 * that is not shipped yet is canceled; null: it has ended already.
 */
export const endingActionOf = (
  state: CardState,
  context: { readonly accountState: AccountState },
): EndingAction | null =>
  ENDING_ACTIONS.find((action) => cardLifecycle.apply(state, action, context).ok) ?? null;

/** A vehicle card goes with its vehicle, whoever drives it; every other card goes with its driver. */
export const belongsTo = (who: 'driver' | 'vehicle', cardType: CardType): boolean =>
  (cardType === 'vehicle') === (who === 'vehicle');
