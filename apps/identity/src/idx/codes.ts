import {
  VERIFICATION_CODE_LIFETIME_MINUTES,
  VERIFICATION_CODE_RESEND_SECONDS,
  VERIFICATION_CODE_SMS_MAX,
} from '@forecourt/validation';
import { secondsFromNow, type Context } from '../context.ts';
import { codeMessage } from '../outbox/codeMessage.ts';
import type { OutgoingMessage } from '../outbox/outbox.ts';
import { keyedHash, newVerificationCode } from '../security/hashes.ts';
import { countAttempt, forgetAttempts } from '../store/attempts.ts';
import { recordInSignIn } from './signInEvents.ts';
import type { Owner } from '../store/owner.ts';
import { usernameKey } from '../store/users.ts';
import type { Challenge, Facts, FactorKind } from './facts.ts';
import { messages, type Message } from './messages.ts';
import type { Outcome, SignIn } from './step.ts';

const HOUR_SECONDS = 3600;
export type Channel = OutgoingMessage['channel'];

/** Where a code goes. Without an address it goes nowhere, and no one can tell. */
export interface CodeTarget {
  readonly factorId: string;
  readonly kind: FactorKind;
  readonly channel: Channel;
  readonly to: string | undefined;
}

/** What is kept of a code: it is bound to the sign-in it was sent for. */
export const codeHash = ({ hashKey }: Context, signIn: SignIn, code: string): string =>
  keyedHash(hashKey, 'code', signIn.transaction.handle, code);

/** True while the last code is too young for another one. */
export function wasSentRecently({ clock }: Context, challenge: Challenge | undefined): boolean {
  if (!challenge) return false;
  const age = clock.now().getTime() - Date.parse(challenge.sentAt);
  return age < VERIFICATION_CODE_RESEND_SECONDS * 1000;
}

/** Whose codes are counted: a person's, or those of a name that belongs to no one. */
const counted = ({ transaction, facts, address }: SignIn): readonly string[] => [
  transaction.issuer,
  facts.subject ?? usernameKey(facts.identifier ?? address),
];

/** Codes by SMS may be asked for again once one was entered rightly. [MSG-26] */
export const forgetSms = (context: Context, signIn: SignIn): Promise<void> =>
  forgetAttempts(context, { scope: 'sms', key: counted(signIn) });

/** The same in the account of a person. */
export const forgetSmsOf = (context: Context, { issuer, subject }: Owner): Promise<void> =>
  forgetAttempts(context, { scope: 'sms', key: [issuer, subject] });

/** Makes a new code; it leaves once the sign-in has been saved. `place` says where it is kept. */
export async function sendCode(
  context: Context,
  signIn: SignIn,
  target: CodeTarget,
  place: (challenge: Challenge) => Facts = (challenge) => ({
    ...signIn.facts,
    choice: undefined,
    challenge,
  }),
): Promise<Outcome> {
  const tooMany = await countCode(context, counted(signIn), target.channel);
  if (tooMany) return { facts: signIn.transaction.facts, status: 429, message: tooMany };
  const code = newVerificationCode();
  const challenge: Challenge = {
    factorId: target.factorId,
    kind: target.kind,
    method: target.channel,
    codeHash: codeHash(context, signIn, code),
    sentAt: context.clock.now().toISOString(),
    expiresAt: secondsFromNow(context, VERIFICATION_CODE_LIFETIME_MINUTES * 60).toISOString(),
    wrongEntries: 0,
  };
  return { facts: place(challenge), afterward: () => deliver(context, signIn, target, code) };
}

/** Counts a code before it is sent; answers what to say where it must not be. [MSG-26] */
export async function countCode(
  context: Context,
  key: readonly string[],
  channel: Channel,
): Promise<Message | undefined> {
  const isOver = async (scope: string, max: number) =>
    (await countAttempt(context, { scope, key, max, windowSeconds: HOUR_SECONDS })) > max;
  if (channel === 'sms' && (await isOver('sms', VERIFICATION_CODE_SMS_MAX))) {
    return messages.tooManySms;
  }
  const { sentPerHourMax } = context.config.verificationCode;
  return (await isOver('code', sentPerHourMax)) ? messages.tooManyRequests : undefined;
}

async function deliver(
  context: Context,
  signIn: SignIn,
  { channel, to }: CodeTarget,
  code: string,
): Promise<void> {
  if (to === undefined) return;
  const link = channel === 'email' ? emailLink(signIn.transaction.request, code) : undefined;
  const applicationName = signIn.client.name;
  await context.outbox.send(codeMessage({ channel, to, code, applicationName, link }));
  await recordInSignIn(context, signIn, { kind: 'signIn.codeSent', details: { channel } });
}

/** The address that enters the code in the browser that began the sign-in; there alone it works. */
function emailLink(
  { redirectUri, state }: { redirectUri: string; state: string },
  code: string,
): string | undefined {
  if (!redirectUri) return undefined;
  const link = new URL(redirectUri);
  link.searchParams.set('state', state);
  link.searchParams.set('otp', code);
  return link.href;
}
