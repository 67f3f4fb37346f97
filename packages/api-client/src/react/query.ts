import { useCallback, useMemo, useState } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import type {
  CallArguments,
  CallFailure,
  CallRequest,
  CallResult,
  Calls,
  Keyed,
  ReadName,
} from '../client/index.ts';
import { createOnce } from '../client/once.ts';
import { tabKeys } from '../client/tabKeys.ts';
import type { CallName, Contract, Entity, RequestOf, ResponseOf } from '../contract/index.ts';
import { SHOWN_BY } from '../contract/shownBy.ts';
import { useApi } from './ApiProvider.tsx';
import { scopeOf, type QueryKey } from './keys.ts';
import { useRefresh } from './useCached.ts';

/** Wraps a failure so that SWR, which stores thrown errors, carries it. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure.errorCode);
    this.failure = failure;
  }
}

/** Returns the data of a result. @throws CallError */
export function dataOf<T>(result: CallResult<T>): T {
  if (!result.ok) throw new CallError(result.failure);
  return result.data;
}

export const failureOf = (error: unknown): CallFailure | undefined =>
  error instanceof CallError ? error.failure : undefined;

/** The state of a query; data remains available during revalidation. */
export interface Query<T> {
  readonly data: T | undefined;
  readonly failure: CallFailure | undefined;
  /** Whether there is no data yet. */
  readonly isLoading: boolean;
  readonly isValidating: boolean;
  readonly retry: () => void;
}

type DataOf<N extends CallName> = ResponseOf<Contract[N]>;

/** A row with the version that the user saw. */
interface Versioned {
  readonly version: number;
}

/** The key of a call; `null` while it cannot be made. */
export function useQueryKey(name: CallName, request: unknown): QueryKey | null {
  const scope = scopeOf(name, useApi());
  return scope && [...scope, JSON.stringify(request ?? {})];
}

/**
 * Fetches a call through SWR and returns failures as data. A `null` request fetches nothing. The
 * call is made for the user and account in the key, whichever are selected when it runs.
 */
export function useQuery<N extends ReadName>(
  name: N,
  request: CallRequest<Contract[N]> | null,
  options: SWRConfiguration<DataOf<N>, Error> = {},
): Query<DataOf<N>> {
  const { client } = useApi();
  const queryKey = useQueryKey(name, request);
  const key = request === null ? null : queryKey;
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
 * Like `useQuery`, but polls at the interval that `everyOf` derives from the data, in milliseconds;
 * 0 stops. SWR's own function form of `refreshInterval` stops for good once it returns 0.
 */
export function usePolledQuery<N extends ReadName>(
  name: N,
  request: CallRequest<Contract[N]> | null,
  everyOf: (data: DataOf<N> | undefined) => number,
): Query<DataOf<N>> {
  const [pollInterval, setPollInterval] = useState(0);
  const query = useQuery(name, request, { refreshInterval: pollInterval });
  const nextInterval = everyOf(query.data);
  if (nextInterval !== pollInterval) setPollInterval(nextInterval);
  return query;
}

/** Refetches the calls that show these entities. */
function useRefreshShown(): (changed: Iterable<Entity>) => void {
  const refresh = useRefresh();
  return useCallback(
    (changed) => void refresh(...new Set([...changed].flatMap((entity) => SHOWN_BY[entity]))),
    [refresh],
  );
}

/**
 * Returns the calls of the current user and account. Whatever shows an entity that a call changed
 * is refetched.
 */
export function useCalls(): Calls {
  const { client, userId, accountId } = useApi();
  const refreshShown = useRefreshShown();
  return useMemo(
    () => client.callsFor({ userId, accountId }, refreshShown),
    [client, userId, accountId, refreshShown],
  );
}

export interface Mutation<Args extends readonly unknown[], T> {
  /** Runs the mutation; the result tells what happened. */
  readonly send: (...args: Args) => Promise<CallResult<T>>;
  readonly isPending: boolean;
  /** Failure of the latest run; `null` while it is being retried. */
  readonly failure: CallFailure | null;
}

/** The calls of a mutation; idempotency keys are remembered until their intent succeeds. */
export type OnceCalls = Calls<Partial<Keyed>>;
export type OnceArguments<N extends CallName> = CallArguments<Contract[N], Partial<Keyed>>;

/** Returns a function that makes a call by name. */
export function byName(
  name: CallName,
): (calls: OnceCalls, ...args: readonly unknown[]) => Promise<CallResult<unknown>>;
export function byName<N extends CallName>(name: N) {
  return (calls: OnceCalls, ...args: OnceArguments<N>) => calls.call(name, ...args);
}

/**
 * A mutation: one call by name, or a function that makes several. Everything that shows what they
 * changed is refetched at the end. Repeating one after a failure or a lost response reuses its
 * idempotency key, within an hour even after the page was reloaded or the form closed.
 */
export function useMutation<N extends CallName>(name: N): Mutation<OnceArguments<N>, DataOf<N>>;
export function useMutation<Args extends readonly unknown[], T>(
  run: (calls: OnceCalls, ...args: Args) => Promise<CallResult<T>>,
): Mutation<Args, T>;
export function useMutation(
  nameOrRun:
    | CallName
    | ((calls: OnceCalls, ...args: readonly unknown[]) => Promise<CallResult<unknown>>),
): Mutation<readonly unknown[], unknown> {
  const { client, userId, accountId } = useApi();
  const refreshShown = useRefreshShown();
  const [running, setRunning] = useState(0);
  const [once] = useState(() => createOnce(tabKeys));
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const run = typeof nameOrRun === 'string' ? byName(nameOrRun) : nameOrRun;
  const send = async (...args: readonly unknown[]) => {
    const changed = new Set<Entity>();
    const noteChanges = (entities: readonly Entity[]) =>
      entities.forEach((entity) => changed.add(entity));
    const calls = client.callsFor({ userId, accountId }, noteChanges, once);
    setRunning((count) => count + 1);
    setFailure(null);
    try {
      const result = await run(calls, ...args);
      if (!result.ok) setFailure(result.failure);
      return result;
    } finally {
      refreshShown(changed);
      setRunning((count) => count - 1);
    }
  };
  return { send, isPending: running > 0, failure };
}

type BodyOf<N extends CallName> =
  RequestOf<Contract[N]> extends { readonly body: infer Body } ? Body : never;
type IdOf<N extends CallName> =
  RequestOf<Contract[N]> extends { readonly params: infer P } ? keyof P & string : never;

/** Adds a row if `row` is `null`; otherwise edits it by its ID and the version that was seen. */
export function useSave<Add extends CallName, Edit extends CallName, Id extends IdOf<Edit>>(
  add: Add,
  edit: Edit,
  id: Id,
): Mutation<
  [body: BodyOf<Add> & BodyOf<Edit>, row: Readonly<Record<Id, string> & Versioned> | null],
  DataOf<Add> | DataOf<Edit>
>;
export function useSave(add: CallName, edit: CallName, id: string) {
  return useMutation(
    (calls, body: unknown, row: Readonly<Record<string, unknown> & Versioned> | null) =>
      row === null
        ? byName(add)(calls, { body })
        : byName(edit)(calls, { params: { [id]: row[id] }, body }, { ifMatch: row.version }),
  );
}
