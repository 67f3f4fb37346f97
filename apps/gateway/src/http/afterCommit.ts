import type { Trx } from '../store/schema.ts';

/** Runs work in its own transaction. */
export type Transact = <T>(work: (trx: Trx) => Promise<T>) => Promise<T>;

/** The rest of a response. It waits for another server, so it holds no transaction open. */
export class AfterCommit<R> {
  readonly work: (transact: Transact) => Promise<R>;

  constructor(work: (transact: Transact) => Promise<R>) {
    this.work = work;
  }
}

const UNDONE = Symbol('undone');

/** Runs work like `transact`, but rolls back its changes. Still returns its result. */
export function undone(transact: Transact): Transact {
  return async <T>(work: (trx: Trx) => Promise<T>) => {
    let result: { readonly of: T } | undefined;
    await transact(async (trx) => {
      result = { of: await work(trx) };
      throw UNDONE;
    }).catch((error: unknown) => {
      if (error !== UNDONE) throw error;
    });
    if (!result) throw new Error('No response was given.');
    return result.of;
  };
}

/** Responds after the call's transaction is committed. `transact` opens new ones. */
export const afterCommit = <R>(work: (transact: Transact) => Promise<R>): AfterCommit<R> =>
  new AfterCommit(work);
