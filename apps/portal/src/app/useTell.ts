import type { CallFailure, CallResult } from '@forecourt/api-client';
import { useBanners } from '@forecourt/ui/banner';
import { useSentText, useText, type TextKey } from '../messages/text.ts';

type Done<T> = Extract<CallResult<T>, { readonly ok: true }>;
/** A text, or what makes one of the result; null where another place says it. */
type Words<From, None = never> = string | ((from: From) => string | None);
const wordsOf = <From, None>(words: Words<From, None>, from: From) =>
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
    failed?: Words<CallFailure, null>,
  ): result is Done<T> => {
    if (result.ok) {
      banners.show({ kind: 'success', text: wordsOf(done, result.data) });
      return true;
    }
    const why = failed ? wordsOf(failed, result.failure) : null;
    if (why !== null) banners.show({ kind: 'error', text: why });
    return false;
  };
}

const STALE = 'version.stale';

/** Says that someone was faster, what is wrong with the first field that was refused, or `otherwise`. */
export function useFieldReason(): (otherwise: string) => (failure: CallFailure) => string {
  const text = useText();
  const sent = useSentText();
  return (otherwise) =>
    ({ errorCode, fields: [first] }) => {
      if (errorCode === STALE) return text('failure.stale');
      return first ? sent(first.key, first.params) : otherwise;
    };
}

/**
 * Says only that someone was faster: for a form that shows its other failures itself, and begins again
 * with the version that is current by then.
 */
export function useStaleReason(): (failure: CallFailure) => string | null {
  const text = useText();
  return ({ errorCode }) => (errorCode === STALE ? text('failure.stale') : null);
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
  return ({ errorCode, fields, params, status }) => {
    if (errorCode === STALE) return text(stale);
    if (said.test(errorCode)) return word(errorCode, params);
    const reasons = fields.map(({ key, params: own }) => word(key, own));
    if (reasons.length > 0) return `${reasons.join('. ').replace(/\.$/, '')}.`;
    return text(status === 0 ? 'failure.unreachable' : otherwise);
  };
}
