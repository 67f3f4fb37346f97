import type { CallResult } from '../client/index.ts';
import type { CallName, Contract, ResponseOf } from '../contract/index.ts';
import { byName, useMutation, type Mutation, type OnceArguments, type OnceCalls } from './query.ts';

/** Proves the user's verbal passcode, then makes the call that requires it. [ROLE-23] */
export function usePasscodeMutation<N extends CallName>(
  name: N,
): Mutation<[verbalPasscode: string, ...OnceArguments<N>], ResponseOf<Contract[N]>>;
export function usePasscodeMutation<Args extends readonly unknown[], T>(
  run: (calls: OnceCalls, ...args: Args) => Promise<CallResult<T>>,
): Mutation<[verbalPasscode: string, ...Args], T>;
export function usePasscodeMutation(nameOrRun: CallName | ReturnType<typeof byName>) {
  const run = typeof nameOrRun === 'string' ? byName(nameOrRun) : nameOrRun;
  return useMutation(async (calls, verbalPasscode: string, ...args: readonly unknown[]) => {
    const proof = await calls.proveVerbalPasscode({ body: { verbalPasscode } });
    return proof.ok ? run(calls, ...args) : proof;
  });
}
