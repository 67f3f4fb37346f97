import { setImmediate } from 'node:timers/promises';

/** Runs items that are submitted at the same time as one batch. */
export interface Batcher<T, R> {
  /** Submits an item; resolves with its result when its batch has run. */
  submit(item: T): Promise<R>;
}

interface QueuedItem<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Batches items that arrive together or while another batch runs, so that many commits become one;
 * a lone item does not wait. If a batch fails, its items are retried individually, so that one bad
 * item does not fail the others. `run` must return results in the order of its items. `onTheWay` is
 * awaited before each batch, so that items about to be submitted can join it.
 */
export function createBatcher<T, R>(
  run: (items: readonly T[]) => Promise<readonly R[]>,
  maxItems: number,
  onTheWay?: () => Promise<unknown>,
): Batcher<T, R> {
  const queue: QueuedItem<T, R>[] = [];
  let isRunning = false;

  const runAlone = async ({ item, resolve, reject }: QueuedItem<T, R>) => {
    try {
      const results = await run([item]);
      if (results.length !== 1) throw new Error('The batch returned no result.');
      for (const result of results) resolve(result);
    } catch (error) {
      reject(error);
    }
  };
  const runTogether = async (batch: readonly QueuedItem<T, R>[]) => {
    try {
      const results = await run(batch.map(({ item }) => item));
      if (results.length !== batch.length) throw new Error('The batch returned too few results.');
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
    } catch {
      for (const entry of batch) await runAlone(entry);
    }
  };
  const drain = async () => {
    isRunning = true;
    while (queue.length > 0) {
      // lets everything that arrived in this tick join the batch
      await setImmediate();
      if (onTheWay) {
        await onTheWay();
        await setImmediate();
      }
      const batch = queue.splice(0, maxItems);
      const [only] = batch;
      await (batch.length === 1 && only ? runAlone(only) : runTogether(batch));
    }
    isRunning = false;
  };

  return {
    submit: (item) =>
      new Promise<R>((resolve, reject) => {
        queue.push({ item, resolve, reject });
        if (!isRunning) void drain();
      }),
  };
}
