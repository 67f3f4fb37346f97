import { expect, it, vi } from 'vitest';
import { createDraftKeeper, type KeptDraft, type SaveAnswer } from './draftKeeper.ts';

/** A gateway with one draft, a device that types, and a pause that the test ends. */
function setUp(kept: KeptDraft | null = null, answered = Promise.resolve()) {
  const gateway = { kept, isDown: false, saves: 0 };
  const offers: (KeptDraft | null)[] = [];
  let pause: (() => void) | null = null;
  const keeper = createDraftKeeper(
    {
      load: () => Promise.resolve(gateway.kept),
      save: async (data, version): Promise<SaveAnswer> => {
        gateway.saves += 1;
        if (gateway.isDown) return 'failed';
        if (version !== (gateway.kept?.version ?? 0)) return 'stale';
        gateway.kept = { data, version: version + 1, savedAt: 'now' };
        await answered;
        return { version: version + 1 };
      },
      forget: () => {
        gateway.kept = null;
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
const draft = (data: unknown, version = 1): KeptDraft => ({ data, version, savedAt: 'before' });

it('keeps what was typed last once the person pauses, and nothing twice', async () => {
  const { gateway, keeper, rest } = setUp();
  await keeper.open();
  for (const data of ['R', 'Ro', 'Ros']) keeper.typed(data);
  await rest();
  await rest();
  expect(gateway).toMatchObject({ saves: 1, kept: { data: 'Ros', version: 1 } });
});

it('keeps what is typed, and paused after, while a save is on its way', async () => {
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
  expect(gateway).toMatchObject({ saves: 2, kept: { data: 'Ros', version: 2 } });
});

it('keeps what was typed before the gateway said that there is no draft', async () => {
  const { gateway, keeper, rest, waits } = setUp();
  const opened = keeper.open();
  keeper.typed('Ros');
  expect(waits()).toBe(false);
  await opened;
  expect(waits()).toBe(true);
  await rest();
  expect(gateway.kept).toMatchObject({ data: 'Ros', version: 1 });
});

it('offers what was begun before, and overwrites nothing until it is decided', async () => {
  const { gateway, keeper, offers, rest } = setUp(draft('Rosa'));
  keeper.typed('A');
  await keeper.open();
  keeper.typed('Ada');
  await rest();
  expect([gateway.saves, offers.at(-1)?.data]).toEqual([0, 'Rosa']);
  keeper.resume();
  keeper.typed('Rosa N');
  await rest();
  expect(gateway.kept).toMatchObject({ data: 'Rosa N', version: 2 });
});

it('forgets an offer that is not wanted; what was typed meanwhile takes its place', async () => {
  const unwanted = setUp(draft('Rosa'));
  await unwanted.keeper.open();
  unwanted.keeper.dismiss();
  await vi.waitFor(() => expect(unwanted.gateway.kept).toBeNull());
  const replaced = setUp(draft('Rosa', 4));
  await replaced.keeper.open();
  replaced.keeper.typed('Ada');
  replaced.keeper.dismiss();
  await replaced.rest();
  expect(replaced.gateway.kept).toMatchObject({ data: 'Ada', version: 5 });
});

it('offers what another device kept since', async () => {
  const { gateway, keeper, offers, rest } = setUp();
  await keeper.open();
  gateway.kept = draft('there', 3);
  keeper.typed('here');
  await rest();
  await vi.waitFor(() => expect(offers.at(-1)?.data).toBe('there'));
  keeper.dismiss();
  await rest();
  expect(gateway.kept).toMatchObject({ data: 'here', version: 4 });
});

it('keeps with the next change what the gateway could not take, and forgets what was sent', async () => {
  const { gateway, keeper, rest } = setUp();
  await keeper.open();
  gateway.isDown = true;
  keeper.typed('R');
  await rest();
  gateway.isDown = false;
  await keeper.flush();
  expect(gateway.kept?.data).toBe('R');
  keeper.typed('Ro');
  await keeper.finish();
  keeper.typed('Ros');
  await rest();
  expect(gateway.kept).toBeNull();
});
