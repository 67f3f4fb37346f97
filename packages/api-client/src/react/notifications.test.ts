// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { refuse, sampleId, sampleNotification, samplePage } from '../testing/index.ts';
import { useNotifications, useSettleNotification } from './index.ts';
import { deferred } from './support/deferred.ts';
import { mount } from './support/mount.tsx';

describe('notifications', () => {
  const ids = [1, 2, 3].map((number) => sampleId(700 + number));
  const all = ids.map((notificationId, index) =>
    sampleNotification({ notificationId, occurredAt: `2026-11-2${3 - index}T08:00:00Z` }),
  );

  it.each([
    ['leaves the list at once', false],
    ['comes back to its place when the gateway refuses', true],
  ])('[UI-12] [UI-13] a settled notification %s', async (_, isRefused) => {
    let open = all;
    const held = deferred();
    const world = await mount(
      () => ({ list: useNotifications(), settle: useSettleNotification() }),
      undefined,
      {
        listNotifications: () => samplePage(open),
        settleNotification: async ({ params, body }) => {
          await held.promise;
          if (isRefused) return refuse(503, 'server.unavailable');
          open = all.filter((item) => item.notificationId !== params.notificationId);
          return sampleNotification({ notificationId: params.notificationId, state: body.to });
        },
      },
    );
    const shown = () => world.current().list.data?.items.map((item) => item.notificationId);
    await world.until(() => expect(shown()).toEqual(ids));
    await act(async () => {
      void world.current().settle(ids[1] ?? '', 'resolved');
    });
    await world.until(({ list }) => {
      expect(shown()).toEqual([ids[0], ids[2]]);
      expect(list.data?.total).toBe(2);
    });
    held.resolve();
    await world.until(() => {
      expect(world.asked('listNotifications')).toBeGreaterThan(1);
      expect(shown()).toEqual(isRefused ? ids : [ids[0], ids[2]]);
    });
    await world.unmount();
  });
});
