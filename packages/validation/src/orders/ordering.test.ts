import { describe, expect, it } from 'vitest';
import type { Actor } from '../access/can.ts';
import { en } from '../messages/en.ts';
import { cfnOrderRefusal, orderingReasons } from './ordering.ts';

const manager: Actor = {
  role: 'manager',
  accountState: 'open',
  fleetIds: null,
  extraPermissions: [],
};
const keys = (more: Partial<Actor>) =>
  orderingReasons({ ...manager, ...more }).map(({ key }) => key);

describe('ordering cards', () => {
  it('is allowed for a manager', () => {
    expect(keys({})).toEqual([]);
  });

  it('[MSG-43] tells users that their role cannot order', () => {
    expect(keys({ role: 'viewer' })).toEqual(['order.notAllowed', 'access.role']);
    expect(keys({ role: 'financial' })[0]).toBe('order.notAllowed');
    expect(en['order.notAllowed']).toBe('You cannot order new cards');
  });

  it('is allowed for cardlock sites if the account’s program includes them', () => {
    expect(cfnOrderRefusal(['rewards', 'cfnOrders'])).toBeNull();
    expect(cfnOrderRefusal(['rewards'])).toEqual({ key: 'order.cfnNotOffered', params: {} });
  });

  it('[MSG-42] tells users that ordering is not possible now', () => {
    expect(keys({ accountState: 'locked' })).toEqual(['order.notPossible', 'access.accountLocked']);
    expect(keys({ accountState: 'readOnly' })[0]).toBe('order.notPossible');
    expect(en['order.notPossible']).toBe('Not possible to order cards now');
  });
});
