import { describe, expect, it } from 'vitest';
import { ACCOUNT_STATES } from '../accounts/accounts.ts';
import { accountLifecycle, type AccountContext } from '../accounts/lifecycle.ts';
import { CARD_STATES } from '../cards/card.ts';
import { cardLifecycle, type CardContext } from '../cards/lifecycle.ts';
import {
  CARDHOLDER_REQUEST_STATES,
  cardholderRequestLifecycle,
  type CardholderRequestContext,
} from '../cards/requestLifecycle.ts';
import {
  EXPRESS_CHECK_STATES,
  expressCheckLifecycle,
  type ExpressCheckContext,
} from '../expressChecks/lifecycle.ts';
import {
  ENTERED_IMPORT_STATES,
  enteredImportLifecycle,
  type EnteredImportContext,
} from '../imports/lifecycle.ts';
import { en } from '../messages/en.ts';
import { ROSTER_STATES, rosterLifecycle, type RosterContext } from '../drivers/lifecycle.ts';
import { DISPUTE_STATES, disputeLifecycle, type DisputeStateContext } from '../forms/dispute.ts';
import { TRANSFER_STAGES, transferLifecycle } from '../funds/transfer.ts';
import { orderLifecycle, type OrderContext } from '../orders/lifecycle.ts';
import { ORDER_STEPS } from '../orders/order.ts';
import { PAYMENT_STATES, paymentLifecycle, type PaymentContext } from '../payments/lifecycle.ts';
import {
  PROMPTED_ID_STATES,
  promptedIdLifecycle,
  type PromptedIdContext,
} from '../promptedIds/lifecycle.ts';
import { USER_STATES, userLifecycle, type UserContext } from '../users/lifecycle.ts';
import { startsFrom, type Lifecycle } from './lifecycle.ts';
import { combinations, endStates, reachable } from './lifecycleSearch.test.fixtures.ts';

const yesNo = [true, false];
const accountState = ACCOUNT_STATES;
const now = new Date('2026-11-21T12:00:00Z');
const days = (count: number) => new Date(now.getTime() - count * 86_400_000);

const cardContexts: CardContext[] = combinations<CardContext>({
  accountState,
  isAssigned: yesNo,
  transferTo: [null, ...CARD_STATES],
  isPastExpiry: [false],
}).concat(
  combinations<CardContext>({
    accountState,
    isAssigned: yesNo,
    transferTo: [null],
    isPastExpiry: yesNo,
  }),
);
const requestContexts = combinations<CardholderRequestContext>({
  accountState,
  card: [
    null,
    ...CARD_STATES.flatMap((state) =>
      [0, 4, 5, 6].map((count) => ({ state, cardholderCount: count })),
    ),
  ],
});
const accountContexts = combinations<AccountContext>({
  now: [now],
  timeZone: ['America/Chicago', 'Pacific/Kiritimati'],
  isDelinquent: yesNo,
  lastActiveAt: [now, days(180), days(190)],
  closedAt: [null, now, days(30), days(31), days(400)],
  isCustomerService: yesNo,
  lockedFrom: ['open', 'readOnly'],
});

/** Checks a lifecycle's invariants over all of its states, actions, and contexts. */
function prove<S extends string, A extends string, C>(
  lifecycle: Lifecycle<S, A, C>,
  {
    states,
    contexts,
    first,
    ends,
  }: {
    readonly states: readonly S[];
    readonly contexts: readonly C[];
    readonly first: S;
    readonly ends: readonly S[];
  },
) {
  it('never leave an irreversible state', () => {
    expect(endStates(lifecycle)).toEqual(new Set(ends));
    for (const end of ends) expect(reachable(lifecycle, contexts, end)).toEqual(new Set([end]));
  });

  it('reach every state from the first one', () => {
    expect(reachable(lifecycle, contexts, first)).toEqual(new Set(states));
  });

  it('get the same result from actions and apply, with a message for every refusal', () => {
    for (const state of states) {
      for (const context of contexts) {
        const answers = lifecycle.actions(state, context);
        expect(answers.map(({ action }) => action)).toEqual(Object.keys(lifecycle.table));
        const proven = answers.map(({ action }) => {
          const applied = lifecycle.apply(state, action, context);
          const reasons = applied.ok ? [] : applied.reasons;
          const { irreversible = false } = lifecycle.table[action];
          return { action, allowed: applied.ok, reasons, irreversible };
        });
        expect(answers).toEqual(proven);
        const unsure = answers.filter((answer) => answer.allowed !== (answer.reasons.length === 0));
        expect(unsure).toEqual([]);
        const keys = answers.flatMap(({ reasons }) => reasons.map(({ key }) => key));
        expect(keys.filter((key) => !Object.hasOwn(en, key))).toEqual([]);
      }
    }
  });
}

describe('[CARD-11] [CARD-12] [CARD-14] [USER-09] cards', () => {
  prove(cardLifecycle, {
    states: CARD_STATES,
    contexts: cardContexts,
    first: 'ordered',
    ends: ['canceled', 'blocked', 'lostOrStolen', 'deactivated', 'expired'],
  });
});

describe('[CARD-20] cardholder requests', () => {
  prove(cardholderRequestLifecycle, {
    states: CARDHOLDER_REQUEST_STATES,
    contexts: requestContexts,
    first: 'pending',
    ends: ['denied'],
  });
});

describe('[CARD-21] orders', () => {
  prove(orderLifecycle, {
    states: ORDER_STEPS,
    contexts: combinations<OrderContext>({ accountState }),
    first: 'ordered',
    ends: ['active'],
  });
});

describe('entered import files', () => {
  prove(enteredImportLifecycle, {
    states: ENTERED_IMPORT_STATES,
    contexts: combinations<EnteredImportContext>({
      added: [0, 3],
      changedSince: [0, 1],
      outsideFleets: [0, 2],
    }),
    first: 'confirmed',
    ends: ['undone'],
  });
});

describe('[EXPR-01] [EXPR-02] [EXPR-03] express checks', () => {
  prove(expressCheckLifecycle, {
    states: EXPRESS_CHECK_STATES,
    contexts: combinations<ExpressCheckContext>({
      accountState,
      isRegistered: yesNo,
      isCashed: yesNo,
    }),
    first: 'activated',
    ends: ['blocked', 'onHold'],
  });
});

describe('[PID-04] prompted IDs', () => {
  const contexts = combinations<PromptedIdContext>({ accountState, type: ['V', 'D'] });
  prove(promptedIdLifecycle, { states: PROMPTED_ID_STATES, contexts, first: 'on', ends: [] });

  it('[PID-05] never turn off the ID of a vehicle', () => {
    const ofVehicles = contexts.filter(({ type }) => type === 'V');
    expect(reachable(promptedIdLifecycle, ofVehicles, 'on')).toEqual(new Set(['on']));
  });
});

describe('[USER-07] accounts', () => {
  prove(accountLifecycle, {
    states: ACCOUNT_STATES,
    contexts: accountContexts,
    first: 'open',
    ends: [],
  });

  it('[USER-09] never reopen once closed for more than 30 days', () => {
    const late = accountContexts.filter(({ closedAt }) => closedAt === null || closedAt < days(32));
    expect(reachable(accountLifecycle, late, 'closed')).toEqual(new Set(['closed']));
  });
});

describe('[PAY-03] payments', () => {
  prove(paymentLifecycle, {
    states: PAYMENT_STATES,
    contexts: combinations<PaymentContext>({
      accountState,
      now: [now],
      country: ['US', 'CA'],
      payOn: [null, '2026-11-20', '2026-11-21', '2026-11-22', 'someday'],
    }),
    first: 'unpaid',
    ends: [],
  });
});

describe('[USER-13] users', () => {
  prove(userLifecycle, {
    states: USER_STATES,
    contexts: combinations<UserContext>({
      now: [now],
      invitedAt: [now, days(7), days(8)],
      isSelf: yesNo,
      isLastAdministrator: yesNo,
    }),
    first: 'created',
    ends: ['deleted'],
  });
});

describe('[DRIVER-18] drivers and vehicles', () => {
  prove(rosterLifecycle, {
    states: ROSTER_STATES,
    contexts: combinations<RosterContext>({ accountState }),
    first: 'active',
    ends: [],
  });
});

describe('[DISP-02] [DISP-06] disputes', () => {
  prove(disputeLifecycle, {
    states: DISPUTE_STATES,
    contexts: combinations<DisputeStateContext>({ accountState, documentCount: [0, 1] }),
    first: 'documentsDue',
    ends: ['credited', 'denied', 'withdrawn', 'expired'],
  });
});

describe('[ENT-42] money transfers', () => {
  prove(transferLifecycle, {
    states: TRANSFER_STAGES,
    contexts: [null],
    first: 'scheduled',
    ends: ['failed', 'returned', 'chargedBack', 'canceled'],
  });
});

describe('startsFrom', () => {
  it.each([
    ['hold', 'active', true],
    ['hold', 'onHold', false],
    ['reactivate', 'onHold', true],
    ['activate', 'active', false],
  ] as const)('[CARD-13] %s from %s: %s, whatever the guards say', (action, state, starts) => {
    expect(startsFrom(cardLifecycle, action, state)).toBe(starts);
  });
});
