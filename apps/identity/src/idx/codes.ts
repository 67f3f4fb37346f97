import {
  VERIFICATION_CODE_LIFETIME_MINUTES,
  VERIFICATION_CODE_RESEND_SECONDS,
} from '@forecourt/validation';
import { secondsFromNow, type Context } from '../context.ts';
import { codeMessage } from '../outbox/codeMessage.ts';
import { keyedHash, newVerificationCode } from '../security/hashes.ts';
import { countAttempt } from '../store/attempts.ts';
import { recordSecurityEvent } from '../store/securityEvents.ts';
import type { Factor } from '../store/users.ts';
import { messages } from './messages.ts';
import type { Outcome, SignIn } from './step.ts';

const HOUR_SECONDS = 3600;

/** What is kept of a code: it is bound to the sign-in it was sent for. */
export const codeHash = ({ hashKey }: Context, signIn: SignIn, code: string): string =>
  keyedHash(hashKey, 'code', signIn.transaction.handle, code);

/** True while the last code is too young for another one. */
export function wasSentRecently({ clock }: Context, { facts }: SignIn): boolean {
  if (!facts.challenge) return false;
  const age = clock.now().getTime() - Date.parse(facts.challenge.sentAt);
  return age < VERIFICATION_CODE_RESEND_SECONDS * 1000;
}

/** Makes a new code for a factor; it leaves once the sign-in has been saved. */
export async function sendCode(context: Context, signIn: SignIn, factor: Factor): Promise<Outcome> {
  const { verificationCode } = context.config;
  const { issuer, clientId } = signIn.transaction;
  const { facts } = signIn;
  const sent = await countAttempt(context, {
    scope: 'code',
    key: [issuer, facts.subject ?? ''],
    max: verificationCode.sentPerHourMax,
    windowSeconds: HOUR_SECONDS,
  });
  if (sent > verificationCode.sentPerHourMax) {
    return { facts: signIn.transaction.facts, status: 429, message: messages.tooManyRequests };
  }
  const code = newVerificationCode();
  const challenge = {
    factorId: factor.id,
    codeHash: codeHash(context, signIn, code),
    sentAt: context.clock.now().toISOString(),
    expiresAt: secondsFromNow(context, VERIFICATION_CODE_LIFETIME_MINUTES * 60).toISOString(),
    wrongEntries: 0,
  };
  const event = { issuer, clientId, subject: facts.subject, address: signIn.address };
  return {
    facts: { ...facts, challenge },
    afterwards: async () => {
      await context.outbox.send(codeMessage(factor.email, code, signIn.client.name));
      await recordSecurityEvent(context, { ...event, kind: 'signIn.codeSent' });
    },
  };
}
