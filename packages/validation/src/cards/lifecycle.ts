import type { AccountState } from '../accounts/accounts.ts';
import type { AccountAction } from '../accounts/lifecycle.ts';
import { reason } from '../core/issue.ts';
import { defineLifecycle, guard } from '../core/lifecycle.ts';
import type { CardState } from './card.ts';

/** What the card lifecycle needs to know in addition to the card's state. */
export interface CardContext {
  readonly accountState: AccountState;
  /** `false` if the card has no assignee; `undefined` skips the check. */
  readonly isAssigned?: boolean;
  /** Whether the card has expired, so nothing can start it; `undefined` skips the check. */
  readonly isPastExpiry?: boolean;
  /** State of the card that takes over; `null` if none is chosen, `undefined` skips the check. */
  readonly transferTo?: CardState | null;
}

const isOpen = guard<CardContext>(
  'card.accountNotOpen',
  ({ accountState }) => accountState === 'open',
);
const isWritable = guard<CardContext>(
  'card.accountReadOnly',
  ({ accountState }) => accountState !== 'readOnly',
);
const isAssigned = guard<CardContext>(
  'card.notAssigned',
  (context) => context.isAssigned !== false,
);
const isNotPastExpiry = guard<CardContext>(
  'card.is.expired',
  (context) => context.isPastExpiry !== true,
);
const canTakeOver = guard<CardContext>(
  'card.transferTarget',
  ({ transferTo }) =>
    transferTo === undefined || transferTo === 'pendingActivation' || transferTo === 'unassigned',
);

const LIVE = ['pendingActivation', 'active', 'onHold', 'unassigned'] as const;
const NOT_ENDED = ['ordered', ...LIVE] as const;

/**
 * State transitions of a card. Stopping a card also works in a locked account; starting one
 * requires an open account and an unexpired card. An ended card can be replaced but never changes
 * state. [CARD-04 to CARD-09, CARD-11 to CARD-18, USER-08, USER-12]
 */
export const cardLifecycle = defineLifecycle<CardState, CardContext>((state) =>
  reason(`card.is.${state}`),
)({
  ship: { from: ['ordered'], to: 'pendingActivation' },
  cancelOrder: { from: ['ordered'], to: 'canceled', guards: [isWritable], irreversible: true },
  activate: {
    from: ['pendingActivation'],
    to: 'active',
    guards: [isOpen, isAssigned, isNotPastExpiry],
  },
  hold: { from: ['active'], to: 'onHold', guards: [isWritable] },
  reactivate: { from: ['onHold'], to: 'active', guards: [isOpen, isNotPastExpiry] },
  block: { from: LIVE, to: 'blocked', guards: [isWritable], irreversible: true },
  reportLost: { from: LIVE, to: 'lostOrStolen', guards: [isWritable], irreversible: true },
  replace: {
    from: ['active', 'onHold', 'expired', 'lostOrStolen'],
    to: 'canceled',
    stays: ['expired', 'lostOrStolen'],
    guards: [isOpen],
    irreversible: true,
  },
  reissue: { from: ['active', 'onHold'], to: 'canceled', guards: [isOpen], irreversible: true },
  transfer: {
    from: ['active', 'onHold'],
    to: 'deactivated',
    guards: [isOpen, canTakeOver],
    irreversible: true,
  },
  unassign: { from: ['active', 'onHold'], to: 'unassigned', guards: [isWritable] },
  assign: { from: ['unassigned'], to: 'active', guards: [isOpen, isNotPastExpiry] },
  edit: { from: NOT_ENDED, to: 'active', stays: NOT_ENDED, guards: [isWritable] },
  expire: { from: LIVE, to: 'expired', irreversible: true },
});
export type CardAction = keyof typeof cardLifecycle.table;

/** The card action that an account action triggers on every card that has not ended. [USER-08] */
export const CARD_ACTION_OF_ACCOUNT: Readonly<Partial<Record<AccountAction, CardAction>>> = {
  close: 'block',
};
