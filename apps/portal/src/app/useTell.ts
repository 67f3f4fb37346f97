import type { CallFailure, CallResult } from '@forecourt/api-client';
import { useBanners } from '@forecourt/ui/banner';
import { useSentText, useText, type TextKey } from '../messages/text.ts';

type Done<T> = Extract<CallResult<T>, { readonly ok: true }>;
/** A text, or what makes one of the result. */
type Words<From> = string | ((from: From) => string);
const wordsOf = <From>(words: Words<From>, from: From) =>
  typeof words === 'string' ? words : words(from);

/**
 * Shows the result of a call in a banner: `done`, or why it failed; without `failed`, the form that sent
 * it shows why. Answers whether it was done.
 */
export function useTell() {
  const banners = useBanners();
  return <T>(
    result: CallResult<T>,
    done: Words<T>,
    failed?: Words<CallFailure>,
  ): result is Done<T> => {
    if (result.ok) banners.show({ kind: 'success', text: wordsOf(done, result.data) });
    else if (failed) banners.show({ kind: 'error', text: wordsOf(failed, result.failure) });
    return result.ok;
  };
}

/** Whether someone else changed the same in the meantime. */
export const isStale = (failure: Pick<CallFailure, 'errorCode'> | null | undefined): boolean =>
  failure?.errorCode === 'version.stale';

/** Says that someone was faster, what is wrong with the first field that was refused, or `otherwise`. */
export function useFieldReason(): (otherwise: string) => (failure: CallFailure) => string {
  const text = useText();
  const sent = useSentText();
  return (otherwise) => (failure) => {
    if (isStale(failure)) return text('failure.stale');
    const [first] = failure.fields;
    return first ? sent(first.key, first.params) : otherwise;
  };
}

interface FailureTexts {
  /** Whose error codes have texts of their own. */
  readonly said?: RegExp;
  /** When someone else was faster, if there is more to say. */
  readonly stale?: TextKey;
  readonly otherwise?: TextKey;
  /** Words a reason, by default with its params as they were sent. */
  readonly say?: (key: string, params: CallFailure['params']) => string;
}

/** Says why a call failed: in the gateway's reasons, that someone was faster, or that no answer came. */
export function useFailureReason({
  said = /^$/,
  stale = 'failure.stale',
  otherwise = 'failure.gateway',
  say,
}: FailureTexts): (failure: CallFailure) => string {
  const text = useText();
  const sent = useSentText();
  const word = say ?? sent;
  return (failure) => {
    const { errorCode, fields, params, status } = failure;
    if (isStale(failure)) return text(stale);
    if (said.test(errorCode)) return word(errorCode, params);
    const reasons = fields.map(({ key, params: own }) => word(key, own));
    if (reasons.length > 0) return `${reasons.join('. ').replace(/\.$/, '')}.`;
    return text(status === 0 ? 'failure.unreachable' : otherwise);
  };
}
