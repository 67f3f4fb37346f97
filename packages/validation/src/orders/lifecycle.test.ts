import { describe, expect, it } from 'vitest';
import { orderLifecycle, orderStateOf } from './lifecycle.ts';
import { ORDER_STEPS } from './order.ts';

const open = { accountState: 'open' } as const;

describe('orderLifecycle', () => {
  it('[CARD-03] goes from ordered to printed, shipped, and active, skipping no step', () => {
    expect(orderLifecycle.apply('ordered', 'print', open)).toEqual({ ok: true, state: 'printed' });
    expect(orderLifecycle.apply('printed', 'ship', open)).toEqual({ ok: true, state: 'shipped' });
    expect(orderLifecycle.apply('shipped', 'activate', open)).toEqual({
      ok: true,
      state: 'active',
    });
    expect(orderLifecycle.apply('ordered', 'ship', open)).toEqual({
      ok: false,
      reasons: [{ key: 'order.is.ordered', params: {} }],
    });
  });

  it('[USER-08] stops once the account is closed', () => {
    expect(orderLifecycle.apply('ordered', 'print', { accountState: 'closed' }).ok).toBe(false);
  });

  it('[CARD-21] reports an order as pending until it is shipped', () => {
    expect(ORDER_STEPS.map(orderStateOf)).toEqual(['pending', 'pending', 'shipped', 'shipped']);
  });
});
