import { useState } from 'react';
import useSWR, { useSWRConfig, type SWRConfiguration } from 'swr';
import type { CallFailure, CallResult } from '../client/index.ts';
import type { CallName } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';

/** Carries a failure through SWR, which keeps what is thrown. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure.errorCode);
    this.failure = failure;
  }
}

/** The data of a result. @throws CallError */
export function dataOf<T>(result: CallResult<T>): T {
  if (!result.ok) throw new CallError(result.failure);
  return result.data;
}

/** Person and account stand in every key, so that the cache of one is never shown to another. */
export type QueryKey = readonly [
  name: CallName,
  userId: string,
  accountId: string | null,
  request: string,
];

/** What a query knows: data stays while it is fetched again. */
export interface Query<T> {
  readonly data: T | undefined;
  readonly failure: CallFailure | undefined;
  /** Nothing is there yet. */
  readonly isLoading: boolean;
  readonly isValidating: boolean;
  readonly retry: () => void;
}

/** Makes the key of a call, or null while it can't be made. */
export function useQueryKey(
  name: CallName,
  request: unknown,
  needsAccount = true,
): QueryKey | null {
  const { userId, accountId } = useApi();
  if (userId === null || (needsAccount && accountId === null)) return null;
  return [name, userId, needsAccount ? accountId : null, JSON.stringify(request ?? {})];
}

export const failureOf = (error: unknown): CallFailure | undefined =>
  error instanceof CallError ? error.failure : undefined;

/** Fetches by SWR and gives failures as data. */
export function useQuery<T>(
  key: QueryKey | null,
  fetch: () => Promise<CallResult<T>>,
  options: SWRConfiguration<T, Error> = {},
): Query<T> {
  const { data, error, isLoading, isValidating, mutate } = useSWR<T, Error>(
    key,
    async () => dataOf(await fetch()),
    options,
  );
  return {
    data,
    failure: failureOf(error),
    isLoading: key === null || isLoading,
    isValidating,
    retry: () => void mutate(),
  };
}

/** Fetches anew every query of these calls, of the person and account that are shown. */
export function useRefresh(): (...names: readonly CallName[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (...names) => {
    await mutate((key) => names.some((name) => isKeyOf(key, name)));
  };
}

/** Infinite lists carry their key as text behind `$inf$`. */
const isKeyOf = (key: unknown, name: CallName): boolean =>
  Array.isArray(key) ? key[0] === name : typeof key === 'string' && key.includes(`"${name}"`);

export interface Mutation<Args extends readonly unknown[], T> {
  /** Sends; the result says what happened. */
  readonly send: (...args: Args) => Promise<CallResult<T>>;
  readonly isPending: boolean;
}

/** Keeps whether a call runs, and refreshes what it changed once it succeeded. */
export function useMutation<Args extends readonly unknown[], T>(
  run: (...args: Args) => Promise<CallResult<T>>,
  changed: readonly CallName[],
): Mutation<Args, T> {
  const refresh = useRefresh();
  const [running, setRunning] = useState(0);
  const send = async (...args: Args) => {
    setRunning((count) => count + 1);
    try {
      const result = await run(...args);
      if (result.ok) await refresh(...changed);
      return result;
    } finally {
      setRunning((count) => count - 1);
    }
  };
  return { send, isPending: running > 0 };
}
