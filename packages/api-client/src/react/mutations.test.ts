// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newIdempotencyKey } from '../client/index.ts';
import { refuse, SAMPLE_IDS, sampleFleet, type FakeHandlers } from '../testing/index.ts';
import { useCloseAccount, useMutation, useQuery, type Mutation } from './index.ts';
import { mount } from './support/mount.tsx';

const saved = {
  fleet: {
    ...sampleFleet(),
    driverCount: 0,
    vehicleCount: 0,
    departmentCount: 0,
    version: 1,
  },
};
const body = { name: 'Night vans', code: 'NV', number: '12' };

/** Mounts a mutation next to a fleet list, and waits for the list. */
async function beside<Args extends readonly unknown[], T>(
  useIt: () => Mutation<Args, T>,
  handlers: FakeHandlers,
) {
  const world = await mount(
    () => ({ fleets: useQuery('listFleets', {}), change: useIt() }),
    undefined,
    { listFleets: () => ({ items: [sampleFleet()] }), ...handlers },
  );
  await world.until(({ fleets }) => expect(fleets.data).toBeDefined());
  return world;
}
const useAddFleet = () => useMutation('addFleet');
const useAddThree = () =>
  useMutation(async (calls) => {
    await calls.addFleet({ body }, { idempotencyKey: newIdempotencyKey() });
    await calls.addFleet({ body }, { idempotencyKey: newIdempotencyKey() });
    return calls.addFleet({ body }, { idempotencyKey: newIdempotencyKey() });
  });

/** Sends one body on each visit of a form; returns the keys. Only the answer "ok" succeeds. */
async function keysOfVisits(
  ...visits: readonly (readonly [sent: object, answer: 'lost' | 'ok', userId?: string])[]
) {
  const keys: (string | null)[] = [];
  for (const [sent, answer, userId = SAMPLE_IDS.user] of visits) {
    const world = await beside(useAddFleet, {
      addFleet: () => (answer === 'ok' ? saved : refuse(503, 'server.unavailable')),
    });
    await world.render({ who: { userId, accountId: SAMPLE_IDS.account } });
    await act(async () => {
      await world.current().change.send({ body: { ...body, ...sent } });
    });
    const made = world.gateway.requests.find(({ name }) => name === 'addFleet');
    keys.push(made?.headers.get('idempotency-key') ?? null);
    await world.unmount();
  }
  expect(keys).not.toContain(null);
  return keys;
}

beforeEach(() => sessionStorage.clear());

describe('a mutation', () => {
  it('makes a call for the selected account and refetches what it changed', async () => {
    const world = await beside(useAddFleet, { addFleet: () => saved });
    const idempotencyKey = newIdempotencyKey();
    await act(async () => {
      await world.current().change.send({ body }, { idempotencyKey });
    });
    await world.until(() => expect(world.asked('listFleets')).toBe(2));
    const made = world.gateway.requests.find(({ name }) => name === 'addFleet');
    expect(made?.body).toEqual(body);
    expect(made?.headers.get('idempotency-key')).toBe(idempotencyKey);
    expect(made?.headers.get('sysaccountid')).toBe(SAMPLE_IDS.account);
    await world.unmount();
  });

  it('refetches nothing when it fails', async () => {
    const world = await beside(useAddFleet, { addFleet: () => refuse(409, 'fleet.nameTaken') });
    await act(async () => {
      const result = await world
        .current()
        .change.send({ body }, { idempotencyKey: newIdempotencyKey() });
      expect(result).toMatchObject({ ok: false, failure: { errorCode: 'fleet.nameTaken' } });
    });
    expect(world.current().change.isPending).toBe(false);
    expect(world.asked('listFleets')).toBe(1);
    await world.unmount();
  });

  it('refetches after a version conflict', async () => {
    const world = await beside(() => useMutation('removeFleet'), {
      removeFleet: () => refuse(409, 'version.stale'),
    });
    await act(async () => {
      const params = { fleetId: SAMPLE_IDS.fleet };
      const result = await world.current().change.send({ params }, { ifMatch: 1 });
      expect(result.ok).toBe(false);
    });
    await world.until(() => expect(world.asked('listFleets')).toBe(2));
    await world.unmount();
  });

  it('reuses its idempotency key only to retry the same request after a failure', async () => {
    let made = 0;
    const world = await beside(useAddFleet, {
      addFleet: () => ((made += 1) === 1 ? refuse(503, 'server.unavailable') : saved),
    });
    for (const sent of [body, body, body, { ...body, code: 'DV' }]) {
      await act(async () => {
        await world.current().change.send({ body: sent });
      });
    }
    const keys = world.gateway.requests
      .filter(({ name }) => name === 'addFleet')
      .map(({ headers }) => headers.get('idempotency-key'));
    const [first, again, anew, other] = keys;
    expect(again).toBe(first);
    expect(new Set([first, anew, other]).size).toBe(3);
    expect(keys).not.toContain(null);
    await world.unmount();
  });

  it('reuses its idempotency key when the page is opened again after a lost response', async () => {
    const [first, again, anew] = await keysOfVisits([{}, 'lost'], [{}, 'ok'], [{}, 'ok']);
    expect(again).toBe(first);
    expect(anew).not.toBe(first);
    expect(sessionStorage).toHaveLength(0);
  });

  it('uses another idempotency key for another request, user, or an old request', async () => {
    const keys = await keysOfVisits([{}, 'lost'], [{ code: 'DV' }, 'lost'], [{}, 'lost']);
    expect(new Set(keys).size).toBe(3);
    const others = await keysOfVisits([{}, 'lost'], [{}, 'lost', SAMPLE_IDS.card]);
    expect(others[0]).toBe(keys[2]);
    expect(new Set(others).size).toBe(2);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    const [late] = await keysOfVisits([{}, 'lost']);
    vi.useRealTimers();
    expect(others).not.toContain(late);
  });

  it('stores nothing of what was typed, and nothing at all of a secret', async () => {
    await keysOfVisits([{}, 'lost']);
    const stored = sessionStorage.getItem(sessionStorage.key(0) ?? '');
    expect(stored).toMatch(/"hash":"[0-9a-f]{64}"/);
    expect(stored).not.toContain(body.name);
    sessionStorage.clear();
    const keys = await keysOfVisits([{ passcode: 'tulip' }, 'lost'], [{ passcode: 'tulip' }, 'ok']);
    expect(new Set(keys).size).toBe(2);
    expect(sessionStorage).toHaveLength(0);
  });

  it('refetches once after several calls, even if the last one fails', async () => {
    let made = 0;
    const world = await beside(useAddThree, {
      addFleet: () => ((made += 1) === 3 ? refuse(409, 'fleet.nameTaken') : saved),
    });
    await act(async () => {
      await world.current().change.send();
    });
    await world.until(({ fleets }) => {
      expect(world.asked('listFleets')).toBeGreaterThan(1);
      expect(fleets.isValidating).toBe(false);
    });
    expect(world.asked('listFleets')).toBe(2);
    expect(made).toBe(3);
    await world.unmount();
  });

  it('[ROLE-23] does not close the account if the verbal passcode is wrong', async () => {
    const world = await beside(useCloseAccount, {
      proveVerbalPasscode: () => refuse(403, 'access.passcode'),
    });
    await act(async () => {
      const request = { expectedCards: 0, reason: null, version: 1 };
      const result = await world.current().change.send('wrong', request);
      expect(result).toMatchObject({ ok: false, failure: { errorCode: 'access.passcode' } });
    });
    expect(world.asked('closeAccount')).toBe(0);
    await world.unmount();
  });
});
