import { expect, it, vi } from 'vitest';
import { createDraftKeeper, type SavedDraft, type SaveResult } from './draftKeeper.ts';

/** A gateway with one draft, a device to type on, and a pause that the test ends. */
function setUp(stored: SavedDraft | null = null, answered = Promise.resolve()) {
  const gateway = { stored, isDown: false, saves: 0 };
  const offers: (SavedDraft | null)[] = [];
  let pause: (() => void) | null = null;
  const keeper = createDraftKeeper(
    {
      load: () => Promise.resolve(gateway.stored),
      save: async (data, version): Promise<SaveResult> => {
        gateway.saves += 1;
        if (gateway.isDown) return 'failed';
        if (version !== (gateway.stored?.version ?? 0)) return 'stale';
        gateway.stored = { data, version: version + 1, savedAt: 'now' };
        await answered;
        return { version: version + 1 };
      },
      remove: () => {
        gateway.stored = null;
        return Promise.resolve();
      },
      later: (run) => {
        pause = run;
        return () => (pause = null);
      },
    },
    (offer) => offers.push(offer),
  );
  const rest = async () => {
    pause?.();
    await vi.waitFor(() => keeper.flush());
  };
  return { gateway, keeper, offers, rest, waits: () => pause !== null };
}
const draft = (data: unknown, version = 1): SavedDraft => ({ data, version, savedAt: 'before' });

it('saves the latest input once typing pauses, and only once', async () => {
  const { gateway, keeper, rest } = setUp();
  await keeper.open();
  for (const data of ['R', 'Ro', 'Ros']) keeper.typed(data);
  await rest();
  await rest();
  expect(gateway).toMatchObject({ saves: 1, stored: { data: 'Ros', version: 1 } });
});

it('saves input typed while another save is in flight', async () => {
  const connection = new EventTarget();
  const answered = new Promise<void>((resolve) => {
    connection.addEventListener('answer', () => resolve(), { once: true });
  });
  const { gateway, keeper } = setUp(null, answered);
  await keeper.open();
  keeper.typed('R');
  void keeper.flush();
  keeper.typed('Ros');
  const paused = keeper.flush();
  connection.dispatchEvent(new Event('answer'));
  await paused;
  expect(gateway).toMatchObject({ saves: 2, stored: { data: 'Ros', version: 2 } });
});

it('saves input typed before the gateway reports that there is no draft', async () => {
  const { gateway, keeper, rest, waits } = setUp();
  const opened = keeper.open();
  keeper.typed('Ros');
  expect(waits()).toBe(false);
  await opened;
  expect(waits()).toBe(true);
  await rest();
  expect(gateway.stored).toMatchObject({ data: 'Ros', version: 1 });
});

it('offers an earlier draft and does not overwrite it until the user decides', async () => {
  const { gateway, keeper, offers, rest } = setUp(draft('Rosa'));
  keeper.typed('A');
  await keeper.open();
  keeper.typed('Ada');
  await rest();
  expect([gateway.saves, offers.at(-1)?.data]).toEqual([0, 'Rosa']);
  keeper.resume();
  keeper.typed('Rosa N');
  await rest();
  expect(gateway.stored).toMatchObject({ data: 'Rosa N', version: 2 });
});

it('deletes a dismissed draft, or replaces it with what was typed meanwhile', async () => {
  const unwanted = setUp(draft('Rosa'));
  await unwanted.keeper.open();
  unwanted.keeper.dismiss();
  await vi.waitFor(() => expect(unwanted.gateway.stored).toBeNull());
  const replaced = setUp(draft('Rosa', 4));
  await replaced.keeper.open();
  replaced.keeper.typed('Ada');
  replaced.keeper.dismiss();
  await replaced.rest();
  expect(replaced.gateway.stored).toMatchObject({ data: 'Ada', version: 5 });
});

it('offers a draft that another device has saved in the meantime', async () => {
  const { gateway, keeper, offers, rest } = setUp();
  await keeper.open();
  gateway.stored = draft('there', 3);
  keeper.typed('here');
  await rest();
  await vi.waitFor(() => expect(offers.at(-1)?.data).toBe('there'));
  keeper.dismiss();
  await rest();
  expect(gateway.stored).toMatchObject({ data: 'here', version: 4 });
});

it('saves again after a failed save, and deletes the draft once finished', async () => {
  const { gateway, keeper, rest } = setUp();
  await keeper.open();
  gateway.isDown = true;
  keeper.typed('R');
  await rest();
  gateway.isDown = false;
  await keeper.flush();
  expect(gateway.stored?.data).toBe('R');
  keeper.typed('Ro');
  await keeper.finish();
  keeper.typed('Ros');
  await rest();
  expect(gateway.stored).toBeNull();
});
