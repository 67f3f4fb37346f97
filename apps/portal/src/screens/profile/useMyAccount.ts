import { useState } from 'react';
import useSWR from 'swr';
import { useApp } from '../../app/App.ts';
import { useText } from '../../messages/text.ts';
import type { AccountProblem, AccountResult } from '../../session/accountProblem.ts';
import type { MyAccount } from '../../session/myAccount.ts';

/** Carries a refusal through SWR, which keeps what is thrown. */
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

/** What the identity provider knows, as a screen shows it: what came before stays while it is asked again. */
export interface AccountQuery<T> {
  readonly data: T | null;
  readonly problem: AccountProblem | null;
  /** Asks again. */
  readonly refresh: () => Promise<void>;
}

/** Asks the person's own account at the identity provider. `name` tells the answers apart. */
export function useAccountQuery<T>(name: string, ask: Call<T>): AccountQuery<T> {
  const { session } = useApp();
  const key = ['myAccount', name, session.subject()];
  const { data, error, mutate } = useSWR<T>(key, async () => {
    const answer = await ask(await session.myAccount());
    if (answer.ok) return answer.data;
    throw new AccountError(answer.problem);
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

/** Calls the person's own account; a page that lost its connection is a refusal like any other. */
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

/** Changes something of the account, and knows whether that is on its way and why it was refused last. */
export function useAccountChange() {
  const call = useAccountCall();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  return {
    isPending,
    problem,
    /** What was refused has been corrected. */
    clear: () => setProblem(null),
    /** Makes the change; it is on its way until `then` has shown what came of it. */
    send: async <T>(
      change: Call<T>,
      then: (data: T) => Promise<void>,
    ): Promise<AccountResult<T>> => {
      setPending(true);
      const answer = await call(change);
      if (answer.ok) await then(answer.data);
      else setProblem(answer.problem);
      setPending(false);
      return answer;
    },
  };
}

/** Takes something away: one that is gone already is what was wanted. */
export async function orGone(taking: Promise<AccountResult<null>>): Promise<AccountResult<null>> {
  const answer = await taking;
  const isGone = !answer.ok && answer.problem.reason === 'gone';
  return isGone ? { ok: true, data: null } : answer;
}

/** Puts a refusal into words: ours, and what the provider says of its own rules. */
export function useAccountProblemText(): (problem: AccountProblem | null) => string | undefined {
  const text = useText();
  const { config } = useApp();
  return (problem) => {
    if (!problem) return undefined;
    const { reason, causes } = problem;
    // only the provider knows its history and what it takes, so its sentence says more
    const theirs = ['passwordRefused', 'notTaken', 'tooManyRequests'].includes(reason);
    const words = text(`account.error.${reason}`, { phone: config.supportPhone });
    return theirs && causes.length > 0 ? causes.join(' ') : words;
  };
}
