import { useState } from 'react';
import useSWR from 'swr';
import { useApp } from '../../app/App.ts';
import { useText } from '../../messages/text.ts';
import type { AccountProblem, AccountResult } from '../../session/accountProblem.ts';
import type { MyAccount } from '../../session/myAccount.ts';

/** Carries a rejection through SWR, which stores thrown errors. */
class AccountError extends Error {
  override readonly name = 'AccountError';
  readonly problem: AccountProblem;
  constructor(problem: AccountProblem) {
    super(problem.reason);
    this.problem = problem;
  }
}
const UNREACHABLE: AccountProblem = { reason: 'unreachable', causes: [] };

type Call<T> = (account: MyAccount) => Promise<AccountResult<T>>;

/** Identity provider data for a screen; earlier data stays while it is refetched. */
export interface AccountQuery<T> {
  readonly data: T | null;
  readonly problem: AccountProblem | null;
  /** Refetches the data. */
  readonly refresh: () => Promise<void>;
}

/** Queries the user's account at the identity provider; `name` is part of the cache key. */
export function useAccountQuery<T>(name: string, call: Call<T>): AccountQuery<T> {
  const { session } = useApp();
  const key = ['myAccount', name, session.subject()];
  const { data, error, mutate } = useSWR<T>(key, async () => {
    const result = await call(await session.myAccount());
    if (result.ok) return result.data;
    throw new AccountError(result.problem);
  });
  const problem = error instanceof AccountError ? error.problem : UNREACHABLE;
  return {
    data: data ?? null,
    problem: error === undefined ? null : problem,
    refresh: async () => {
      await mutate();
    },
  };
}

/** Calls the user's account; a lost connection becomes an `unreachable` problem. */
export function useAccountCall(): <T>(call: Call<T>) => Promise<AccountResult<T>> {
  const { session } = useApp();
  return async (call) => {
    try {
      return await call(await session.myAccount());
    } catch {
      return { ok: false, problem: UNREACHABLE };
    }
  };
}

/** Changes the user's account; tracks whether a change is pending and why the last one failed. */
export function useAccountChange() {
  const call = useAccountCall();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  return {
    isPending,
    problem,
    /** Clears the problem once the input was corrected. */
    clear: () => setProblem(null),
    /** Makes the change; stays pending until `onSuccess` resolves. */
    send: async <T>(
      change: Call<T>,
      onSuccess: (data: T) => Promise<void>,
    ): Promise<AccountResult<T>> => {
      setPending(true);
      const result = await call(change);
      if (result.ok) await onSuccess(result.data);
      else setProblem(result.problem);
      setPending(false);
      return result;
    },
  };
}

/** Treats the removal of something already gone as success. */
export async function ignoreNotFound(
  removal: Promise<AccountResult<null>>,
): Promise<AccountResult<null>> {
  const result = await removal;
  const isGone = !result.ok && result.problem.reason === 'gone';
  return isGone ? { ok: true, data: null } : result;
}

/** Returns the text for a problem: the portal's, or the provider's about its own rules. */
export function useAccountProblemText(): (problem: AccountProblem | null) => string | undefined {
  const text = useText();
  const { config } = useApp();
  return (problem) => {
    if (!problem) return undefined;
    const { reason, causes } = problem;
    // only the provider knows its password history and accepted values, so prefer its text
    const prefersProviderText = ['passwordRefused', 'notTaken', 'tooManyRequests'].includes(reason);
    const ownText = text(`account.error.${reason}`, { phone: config.supportPhone });
    return prefersProviderText && causes.length > 0 ? causes.join(' ') : ownText;
  };
}
