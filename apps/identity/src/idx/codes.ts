import {
  VERIFICATION_CODE_LIFETIME_MINUTES,
  VERIFICATION_CODE_RESEND_SECONDS,
  VERIFICATION_CODE_SMS_MAX,
} from '@forecourt/validation';
import { secondsFromNow, type Context } from '../context.ts';
import { codeMessage } from '../outbox/codeMessage.ts';
import type { OutgoingMessage } from '../outbox/outbox.ts';
import { keyedHash, newVerificationCode } from '../security/hashes.ts';
import { countAttempt, resetAttempts } from '../store/attempts.ts';
import { recordInSignIn } from './signInEvents.ts';
import type { Owner } from '../store/owner.ts';
import { usernameKey } from '../store/users.ts';
import type { Challenge, Facts, FactorKind } from './facts.ts';
import { messages, type Message } from './messages.ts';
import type { Outcome, SignIn } from './step.ts';

const HOUR_SECONDS = 3600;
export type Channel = OutgoingMessage['channel'];

/** Where to send a code. Without `to` nothing is sent, but the response is the same. */
export interface CodeTarget {
  readonly factorId: string;
  readonly kind: FactorKind;
  readonly channel: Channel;
  readonly to: string | undefined;
}

/** The stored hash of a code, which binds it to the sign-in that it was sent for. */
export const codeHash = ({ hashKey }: Context, signIn: SignIn, code: string): string =>
  keyedHash(hashKey, 'code', signIn.transaction.handle, code);

/** Whether the last code is too recent to send another. */
export function wasSentRecently({ clock }: Context, challenge: Challenge | undefined): boolean {
  if (!challenge) return false;
  const age = clock.now().getTime() - Date.parse(challenge.sentAt);
  return age < VERIFICATION_CODE_RESEND_SECONDS * 1000;
}

/** The key of the send limits: the person, or the username if it belongs to no one. */
const limitKey = ({ transaction, facts, address }: SignIn): readonly string[] => [
  transaction.issuer,
  facts.subject ?? usernameKey(facts.identifier ?? address),
];

/** Resets the SMS limit once a code has been entered correctly. [MSG-26] */
export const resetSmsLimit = (context: Context, signIn: SignIn): Promise<void> =>
  resetAttempts(context, { scope: 'sms', key: limitKey(signIn) });

/** Like `resetSmsLimit`, for codes sent from a person's account pages. */
export const resetSmsLimitOf = (context: Context, { issuer, subject }: Owner): Promise<void> =>
  resetAttempts(context, { scope: 'sms', key: [issuer, subject] });

/** Makes a new code, sent once the sign-in is saved. `place` returns facts that store it. */
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
  const tooMany =
    (await countInSignIn(context, signIn, target.channel)) ??
    (await countRecipient(context, signIn, target));
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
  return { facts: place(challenge), afterSave: () => deliver(context, signIn, target, code) };
}

/** Counts a code or push that a sign-in sends, like `countCode`. */
export const countInSignIn = (
  context: Context,
  signIn: SignIn,
  channel: Channel | 'push',
): Promise<Message | undefined> => countCode(context, limitKey(signIn), channel);

/** Counts by recipient as well if the address is nobody's yet, since anyone can enter it. */
async function countRecipient(
  context: Context,
  { facts, transaction }: SignIn,
  { channel, to }: CodeTarget,
): Promise<Message | undefined> {
  if (facts.subject !== undefined || to === undefined) return undefined;
  return countCode(context, [transaction.issuer, 'recipient', usernameKey(to)], channel);
}

/** Counts a code before it is sent; returns the message to show if it is over a limit. [MSG-26] */
export async function countCode(
  context: Context,
  key: readonly string[],
  channel: Channel | 'push',
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

/** A link that enters the code; it works only in the browser that began the sign-in. */
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
