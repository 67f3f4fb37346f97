import { describe, expect, it } from 'vitest';
import { createOnce } from './useOnce.ts';

const failed = { ok: false };
const done = { ok: true };

describe('an intent', () => {
  it('keeps its key until it is done, and begins anew afterwards', async () => {
    const once = createOnce();
    const keys: string[] = [];
    const ask = (intent: unknown, ...answers: readonly { readonly ok: boolean }[]) =>
      answers.reduce<Promise<unknown>>(
        (before, answer) =>
          before.then(() =>
            once(intent, async (key) => {
              keys.push(key);
              return answer;
            }),
          ),
        Promise.resolve(),
      );
    await ask({ card: 'a' }, failed, failed, done);
    await ask({ card: 'a' }, done);
    await ask({ card: 'b' }, failed);
    const [first, second, third, anew, other] = keys;
    expect([second, third]).toEqual([first, first]);
    expect(new Set([first, anew, other]).size).toBe(3);
  });

  it('that is asked for twice at once is one', async () => {
    const once = createOnce();
    const keys = new Set<string>();
    const send = async (key: string) => {
      keys.add(key);
      return done;
    };
    await Promise.all([once('a', send), once('a', send)]);
    expect(keys.size).toBe(1);
  });

  it('is one again when sending it threw', async () => {
    const once = createOnce();
    const keys = new Set<string>();
    const send = (answer: Promise<typeof done>) => (key: string) => {
      keys.add(key);
      return answer;
    };
    await expect(once('a', send(Promise.reject(new Error('gone'))))).rejects.toThrow('gone');
    await once('a', send(Promise.resolve(done)));
    expect(keys.size).toBe(1);
  });
});
