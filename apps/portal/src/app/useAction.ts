import type {
  CallArguments,
  CallFailure,
  CallName,
  Contract,
  Keyed,
  ResponseOf,
} from '@forecourt/api-client';
import { useMutation, type Mutation } from '@forecourt/api-client/react';
import { useNotify } from './useNotify.ts';

/** A text, or a function that makes one from the response and what was sent. */
type DoneText<Args extends readonly unknown[], T> = string | ((data: T, ...args: Args) => string);
type FailedText = string | ((failure: CallFailure) => string);

interface Action<Args extends readonly unknown[], T> extends Mutation<Args, T> {
  /** Like `send`, but resolves to whether it succeeded. */
  readonly run: (...args: Args) => Promise<boolean>;
}

/**
 * A mutation that shows each result in a banner: `done`, or why it failed. Without `failed`, the
 * submitting form shows why.
 */
export function useReported<Args extends readonly unknown[], T>(
  mutation: Mutation<Args, T>,
  done: DoneText<Args, T>,
  failed?: FailedText,
): Action<Args, T> {
  const notify = useNotify();
  const send = async (...args: Args) => {
    const result = await mutation.send(...args);
    notify(result, typeof done === 'string' ? done : (data) => done(data, ...args), failed);
    return result;
  };
  return { ...mutation, send, run: async (...args) => (await send(...args)).ok };
}

type Arguments<N extends CallName> = CallArguments<Contract[N], Partial<Keyed>>;

/** A call by name that shows each result in a banner, as `useReported`. */
export const useAction = <N extends CallName>(
  name: N,
  done: DoneText<Arguments<N>, ResponseOf<Contract[N]>>,
  failed?: FailedText,
): Action<Arguments<N>, ResponseOf<Contract[N]>> => useReported(useMutation(name), done, failed);
