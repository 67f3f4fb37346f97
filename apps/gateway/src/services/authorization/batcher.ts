import { setImmediate } from 'node:timers/promises';

/** Runs together what is asked at the same time. */
export interface Batcher<T, R> {
  /** Asks for one thing; answered when its batch is through. */
  ask(item: T): Promise<R>;
}

interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers what arrives at once, and while a batch runs into the next one, so that many commits
 * become one: alone, an item waits for nothing. Where a batch fails each of its items is tried by
 * itself, so that one that cannot be done takes no other with it. `run` answers its items in their
 * order. `onTheWay` is waited for before a batch begins: what is about to be asked joins it.
 */
export function createBatcher<T, R>(
  run: (items: readonly T[]) => Promise<readonly R[]>,
  maxItems: number,
  onTheWay?: () => Promise<unknown>,
): Batcher<T, R> {
  const queue: Waiting<T, R>[] = [];
  let isRunning = false;

  const alone = async ({ item, resolve, reject }: Waiting<T, R>) => {
    try {
      const results = await run([item]);
      if (results.length !== 1) throw new Error('A batch answered nothing.');
      for (const result of results) resolve(result);
    } catch (error) {
      reject(error);
    }
  };
  const together = async (batch: readonly Waiting<T, R>[]) => {
    try {
      const results = await run(batch.map(({ item }) => item));
      if (results.length !== batch.length) throw new Error('A batch answered too little.');
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
    } catch {
      for (const one of batch) await alone(one);
    }
  };
  const work = async () => {
    isRunning = true;
    while (queue.length > 0) {
      // what came in together is answered together
      await setImmediate();
      if (onTheWay) {
        await onTheWay();
        await setImmediate();
      }
      const batch = queue.splice(0, maxItems);
      const [only] = batch;
      await (batch.length === 1 && only ? alone(only) : together(batch));
    }
    isRunning = false;
  };

  return {
    ask: (item) =>
      new Promise<R>((resolve, reject) => {
        queue.push({ item, resolve, reject });
        if (!isRunning) void work();
      }),
  };
}
