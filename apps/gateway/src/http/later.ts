import type { Trx } from '../store/schema.ts';

/** Runs work in a transaction of its own. */
export type Transact = <T>(work: (trx: Trx) => Promise<T>) => Promise<T>;

/** The rest of an answer, which waits for another server and therefore holds no transaction open. */
export class Later<R> {
  readonly work: (transact: Transact) => Promise<R>;

  constructor(work: (transact: Transact) => Promise<R>) {
    this.work = work;
  }
}

const UNDONE = Symbol('undone');

/** Runs work as `transact` does and undoes what it changed, whatever it answers. */
export function undone(transact: Transact): Transact {
  return async <T>(work: (trx: Trx) => Promise<T>) => {
    let answer: { readonly of: T } | undefined;
    await transact(async (trx) => {
      answer = { of: await work(trx) };
      throw UNDONE;
    }).catch((error: unknown) => {
      if (error !== UNDONE) throw error;
    });
    if (!answer) throw new Error('Nothing was answered.');
    return answer.of;
  };
}

/** Answers after the call's transaction is committed; `transact` opens others. */
export const later = <R>(work: (transact: Transact) => Promise<R>): Later<R> => new Later(work);
