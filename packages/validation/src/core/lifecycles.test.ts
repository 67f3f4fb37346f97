import { describe, expect, it } from 'vitest';
import { ACCOUNT_STATES } from '../accounts/accounts.ts';
import { CARD_STATES } from '../cards/card.ts';
import { cardLifecycle } from '../cards/lifecycle.ts';
import { en } from '../messages/en.ts';
import { orderLifecycle } from '../orders/lifecycle.ts';
import { ORDER_STEPS } from '../orders/order.ts';
import type { Lifecycle } from './lifecycle.ts';

const cardContexts = ACCOUNT_STATES.flatMap((accountState) =>
  [true, false].flatMap((isAssigned) =>
    [null, undefined, ...CARD_STATES].map((transferTo) => ({
      accountState,
      isAssigned,
      ...(transferTo === undefined ? {} : { transferTo }),
    })),
  ),
);
const orderContexts = ACCOUNT_STATES.map((accountState) => ({ accountState }));

function endStates<S extends string, A extends string, C>(lifecycle: Lifecycle<S, A, C>): Set<S> {
  const ends = new Set<S>();
  for (const action in lifecycle.table) {
    const { to, irreversible = false } = lifecycle.table[action];
    if (irreversible) ends.add(to);
  }
  return ends;
}

/** Every way out of a state that an irreversible action reaches, over all states and contexts. */
function waysOut<S extends string, A extends string, C>(
  lifecycle: Lifecycle<S, A, C>,
  contexts: readonly C[],
): string[] {
  return [...endStates(lifecycle)].flatMap((end) =>
    contexts.flatMap((context) =>
      lifecycle.actions(end, context).flatMap(({ action }) => {
        const applied = lifecycle.apply(end, action, context);
        return applied.ok && applied.state !== end ? [`${end} -${action}-> ${applied.state}`] : [];
      }),
    ),
  );
}

describe('lifecycles', () => {
  it('[CARD-12] [CARD-14] [USER-09] no path leads out of an irreversible card state', () => {
    expect(endStates(cardLifecycle)).toEqual(
      new Set(['canceled', 'blocked', 'lostOrStolen', 'deactivated', 'expired']),
    );
    expect(waysOut(cardLifecycle, cardContexts)).toEqual([]);
  });

  it('[CARD-21] no path leads back from an active order', () => {
    expect(waysOut(orderLifecycle, orderContexts)).toEqual([]);
  });

  it('answers the same in actions and apply, and gives a known reason for every refusal', () => {
    for (const state of CARD_STATES) {
      for (const context of cardContexts) {
        for (const { action, allowed, reasons } of cardLifecycle.actions(state, context)) {
          expect(cardLifecycle.apply(state, action, context).ok).toBe(allowed);
          expect(reasons.length === 0).toBe(allowed);
          for (const { key } of reasons) expect(Object.hasOwn(en, key)).toBe(true);
        }
      }
    }
    for (const step of ORDER_STEPS) {
      for (const context of orderContexts) {
        for (const { reasons } of orderLifecycle.actions(step, context)) {
          for (const { key } of reasons) expect(Object.hasOwn(en, key)).toBe(true);
        }
      }
    }
  });
});
