import { useState } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import type { CallFailure, CallRequest, CallResult, ReadName } from '../client/index.ts';
import type { CallName, Contract, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { scopeOf, type QueryKey } from './keys.ts';
import { useRefresh } from './useCached.ts';

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

export const failureOf = (error: unknown): CallFailure | undefined =>
  error instanceof CallError ? error.failure : undefined;

/** What a query knows: data stays while it is fetched again. */
export interface Query<T> {
  readonly data: T | undefined;
  readonly failure: CallFailure | undefined;
  /** Nothing is there yet. */
  readonly isLoading: boolean;
  readonly isValidating: boolean;
  readonly retry: () => void;
}

type DataOf<N extends CallName> = ResponseOf<Contract[N]>;

/** The key of a call; null while it cannot be made. */
export function useQueryKey(name: CallName, request: unknown): QueryKey | null {
  const scope = scopeOf(name, useApi());
  return scope && [...scope, JSON.stringify(request ?? {})];
}

/**
 * Fetches one call by SWR and gives failures as data. `request` null fetches nothing. The call is made
 * for the person and account of the key, whoever is selected when it runs.
 */
export function useQuery<N extends ReadName>(
  name: N,
  request: CallRequest<Contract[N]> | null,
  options: SWRConfiguration<DataOf<N>, Error> = {},
): Query<DataOf<N>> {
  const { client } = useApi();
  const made = useQueryKey(name, request);
  const key = request === null ? null : made;
  const { data, error, isLoading, isValidating, mutate } = useSWR<
    DataOf<N>,
    Error,
    QueryKey | null
  >(
    key,
    async ([, userId, accountId]: QueryKey) => {
      if (request === null) throw new Error('There is nothing to ask for.');
      return dataOf(await client.read(name, request, { userId, accountId }));
    },
    options,
  );
  return {
    data,
    failure: failureOf(error),
    isLoading: request !== null && (key === null || isLoading),
    isValidating,
    retry: () => void mutate(),
  };
}

/**
 * The same for what is under way: asked again after as many milliseconds as `everyOf` says of what is
 * known, 0 for never. SWR itself asks a function that stays the same only until it says 0 once.
 */
export function usePolledQuery<N extends ReadName>(
  name: N,
  request: CallRequest<Contract[N]> | null,
  everyOf: (data: DataOf<N> | undefined) => number,
): Query<DataOf<N>> {
  const [every, setEvery] = useState(0);
  const query = useQuery(name, request, { refreshInterval: every });
  const wanted = everyOf(query.data);
  if (wanted !== every) setEvery(wanted);
  return query;
}

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
      if (result.ok) void refresh(...changed);
      return result;
    } finally {
      setRunning((count) => count - 1);
    }
  };
  return { send, isPending: running > 0 };
}
