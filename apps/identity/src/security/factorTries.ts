import { VERIFICATION_CODE_TRIES_MAX } from '@forecourt/validation';
import type { Context } from '../context.ts';
import type { FactorKind } from '../idx/facts.ts';
import { countTry, resetAttempts } from '../store/attempts.ts';
import type { Owner } from '../store/owner.ts';

interface WrongTry {
  readonly kind: 'signIn.factorSuspended' | 'signIn.answerWrong';
  readonly details: { readonly factor: FactorKind };
}
/** How wrong tries are recorded. */
export interface WrongTries {
  /** The try that used up the limit, of which the person is notified. */
  readonly last: (event: WrongTry & { readonly kind: 'signIn.factorSuspended' }) => Promise<void>;
  readonly other: (event: WrongTry) => Promise<void>;
}

/**
 * Counts a try of a factor before comparing it: five wrong ones suspend the factor for five
 * minutes, at sign-in and in the account alike.
 */
export async function countFactorTry(
  context: Context,
  { issuer, subject, kind }: Owner & { readonly kind: FactorKind },
  isRight: () => Promise<boolean>,
  recorder: WrongTries,
): Promise<'right' | 'wrong' | 'suspended'> {
  const limit = { scope: 'factor', key: [issuer, subject, kind] };
  const max = VERIFICATION_CODE_TRIES_MAX;
  const tries = await countTry(context, { ...limit, max });
  const isSuspended = tries > max;
  if (!isSuspended && (await isRight())) {
    await resetAttempts(context, limit);
    return 'right';
  }
  const details = { factor: kind };
  await (tries === max
    ? recorder.last({ kind: 'signIn.factorSuspended', details })
    : recorder.other({
        kind: isSuspended ? 'signIn.factorSuspended' : 'signIn.answerWrong',
        details,
      }));
  return isSuspended ? 'suspended' : 'wrong';
}
