import { describe, expect, it } from 'vitest';
import { createOnce } from './once.ts';

const failed = { ok: false };
const done = { ok: true };

describe('createOnce', () => {
  it('reuses a key until the request succeeds, then creates a new one', async () => {
    const once = createOnce();
    const keys: string[] = [];
    const ask = (target: string, wanted: number, ...answers: readonly { readonly ok: boolean }[]) =>
      answers.reduce<Promise<unknown>>(
        (before, answer) =>
          before.then(() =>
            once(target, wanted, async (key) => {
              keys.push(key);
              return answer;
            }),
          ),
        Promise.resolve(),
      );
    await ask('card a', 1, failed, failed, done);
    await ask('card a', 1, done);
    await ask('card b', 1, failed);
    const [first, second, third, anew, other] = keys;
    expect([second, third]).toEqual([first, first]);
    expect(new Set([first, anew, other]).size).toBe(3);
  });

  it('uses the same key for two concurrent sends of the same request', async () => {
    const once = createOnce();
    const keys = new Set<string>();
    const send = async (key: string) => {
      keys.add(key);
      return done;
    };
    await Promise.all([once('a', 1, send), once('a', 1, send)]);
    expect(keys.size).toBe(1);
  });

  it('creates a new key after a different request to the same target', async () => {
    const once = createOnce();
    const keys: string[] = [];
    const send = (answer: typeof done) => async (key: string) => {
      keys.push(key);
      return answer;
    };
    await once('card', 'on', send(failed));
    await once('card', 'off', send(done));
    await once('card', 'on', send(done));
    expect(new Set(keys).size).toBe(3);
  });

  it('reuses the key after a send throws', async () => {
    const once = createOnce();
    const keys = new Set<string>();
    const send = (answer: Promise<typeof done>) => (key: string) => {
      keys.add(key);
      return answer;
    };
    await expect(once('a', 1, send(Promise.reject(new Error('gone'))))).rejects.toThrow('gone');
    await once('a', 1, send(Promise.resolve(done)));
    expect(keys.size).toBe(1);
  });
});
