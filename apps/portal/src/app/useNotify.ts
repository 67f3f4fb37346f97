import type { CallFailure, CallResult } from '@forecourt/api-client';
import { useBanners } from '@forecourt/ui/banner';
import { useSentText, useText } from '../messages/text.ts';

type Success<T> = Extract<CallResult<T>, { readonly ok: true }>;
/** A text, or a function that makes one from the result. */
type MessageSource<From> = string | ((from: From) => string);
const messageFrom = <From>(source: MessageSource<From>, from: From) =>
  typeof source === 'string' ? source : source(from);

/**
 * Shows a call's result in a banner: `done`, or why it failed. Without `failed`, the submitting
 * form shows why. Returns whether the call succeeded.
 */
export function useNotify() {
  const banners = useBanners();
  return <T>(
    result: CallResult<T>,
    done: MessageSource<T>,
    failed?: MessageSource<CallFailure>,
  ): result is Success<T> => {
    if (result.ok) banners.show({ kind: 'success', text: messageFrom(done, result.data) });
    else if (failed) banners.show({ kind: 'error', text: messageFrom(failed, result.failure) });
    return result.ok;
  };
}

/** Whether someone else has changed the same record since it was read. */
export const isStale = (failure: Pick<CallFailure, 'errorCode'> | null | undefined): boolean =>
  failure?.errorCode === 'version.stale';

/** Returns the reason: a concurrent change, the first rejected field's error, or `otherwise`. */
export function useFieldReason(): (otherwise: string) => (failure: CallFailure) => string {
  const text = useText();
  const sentText = useSentText();
  return (otherwise) => (failure) => {
    if (isStale(failure)) return text('failure.stale');
    const [first] = failure.fields;
    return first ? sentText(first.key, first.params) : otherwise;
  };
}
