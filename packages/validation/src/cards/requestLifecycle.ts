import type * as z from 'zod/mini';
import type { AccountState } from '../accounts/accounts.ts';
import { unlessReadOnly, whileOpen } from '../accounts/guards.ts';
import { reason } from '../core/issue.ts';
import { defineLifecycle, guard } from '../core/lifecycle.ts';
import { oneOf } from '../core/shape.ts';
import type { CardState } from './card.ts';
import { CARDHOLDERS_PER_CARD_MAX } from './constants.ts';

/** States of a cardholder's request for a card. [CARD-20] */
export const CARDHOLDER_REQUEST_STATES = ['pending', 'assigned', 'denied', 'unassigned'] as const;
export const cardholderRequestState = oneOf(CARDHOLDER_REQUEST_STATES);
export type CardholderRequestState = z.infer<typeof cardholderRequestState>;

/** What the lifecycle needs to know in addition to the request's state. */
export interface CardholderRequestContext {
  readonly accountState: AccountState;
  /** The card to assign; `null` if none is chosen, `undefined` skips the check. */
  readonly card?: {
    readonly state: CardState;
    /** Number of people who already hold the card. */
    readonly cardholderCount: number;
  } | null;
}

const ISSUED_STATES: readonly CardState[] = ['pendingActivation', 'active', 'onHold', 'unassigned'];

const isOpen = whileOpen('cardholderRequest.accountNotOpen');
const isWritable = unlessReadOnly('cardholderRequest.accountReadOnly');
const isCardLive = guard<CardholderRequestContext>(
  'cardholderRequest.cardNeeded',
  ({ card }) => card === undefined || (card !== null && ISSUED_STATES.includes(card.state)),
);
const hasRoom = guard<CardholderRequestContext>(
  'cardholderRequest.cardFull',
  ({ card }) => !card || card.cardholderCount < CARDHOLDERS_PER_CARD_MAX,
  () => ({ max: CARDHOLDERS_PER_CARD_MAX }),
);

/**
 * State transitions of a request. A denied one stays denied; the cardholder must submit a new one.
 * After its card was taken away, another can be assigned. [CARD-10, CARD-20]
 */
export const cardholderRequestLifecycle = defineLifecycle<
  CardholderRequestState,
  CardholderRequestContext
>((state) => reason(`cardholderRequest.is.${state}`))({
  assign: {
    from: ['pending', 'unassigned'],
    to: 'assigned',
    guards: [isOpen, isCardLive, hasRoom],
  },
  deny: { from: ['pending'], to: 'denied', guards: [isWritable], irreversible: true },
  unassign: { from: ['assigned'], to: 'unassigned', guards: [isWritable] },
});
export type CardholderRequestAction = keyof typeof cardholderRequestLifecycle.table;
