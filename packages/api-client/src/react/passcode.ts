import type { CallResult } from '../client/index.ts';
import { useMutation, type OnceCalls } from './query.ts';

/** Says the person's own verbal passcode, then makes the call that asks for it. [ROLE-23] */
export const usePasscodeMutation = <Args extends readonly unknown[], T>(
  run: (calls: OnceCalls, ...args: Args) => Promise<CallResult<T>>,
) =>
  useMutation(async (calls, verbalPasscode: string, ...args: Args) => {
    const proved = await calls.proveVerbalPasscode({ body: { verbalPasscode } });
    return proved.ok ? run(calls, ...args) : proved;
  });
