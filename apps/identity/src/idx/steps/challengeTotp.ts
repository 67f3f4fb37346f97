import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { isAppCode } from '../../security/appCodes.ts';
import { credentials, passcode, textField } from '../form.ts';
import { messages } from '../messages.ts';
import { proved } from '../proof.ts';
import { challengedFactor, isChallenged } from '../stage.ts';
import { defineStep, notNow, type Outcome, type SignIn } from '../step.ts';
import { tryFactor } from '../tries.ts';
import { CHALLENGE, codeBody } from './bodies.ts';

/** Enters a code from a one-time-code app. */
export const challengeTotp = defineStep({
  ...CHALLENGE,
  body: codeBody,
  isOffered: (signIn) => isChallenged(signIn, 'otp'),
  fields: (_, error) => [passcode('Enter code', false, error)],
  handle: (context, signIn, body) => checkAppCode(context, signIn, body.credentials.passcode),
});

/** Enters the code that the verify app shows, instead of a push. */
export const challengeVerifyCode = defineStep({
  ...CHALLENGE,
  body: z.object({ credentials: z.object({ totp: z.string().check(z.trim(), z.minLength(1)) }) }),
  isOffered: (signIn) => isChallenged(signIn, 'totp'),
  fields: (_, error) => [credentials([textField('totp', 'Enter code', error)])],
  handle: (context, signIn, body) => checkAppCode(context, signIn, body.credentials.totp),
});

async function checkAppCode(context: Context, signIn: SignIn, code: string): Promise<Outcome> {
  const { user } = signIn;
  const factor = challengedFactor(signIn);
  if (!user || !factor?.secret) return notNow(signIn);
  const refusal = await tryFactor(context, signIn, factor.kind, {
    wrong: messages.codeWrong,
    isRight: () => isAppCode(context, user, factor, code),
  });
  return refusal ?? proved(context, signIn, factor.kind);
}
