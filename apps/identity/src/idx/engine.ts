import type { Context } from '../context.ts';
import { openSession, type Session } from '../store/sessions.ts';
import { recordInSignIn } from './signInEvents.ts';
import { addGrant } from '../store/signIns.ts';
import { findUser } from '../store/users.ts';
import {
  pageAnswer,
  sessionExpired,
  successAnswer,
  terminalAnswer,
  type IdxAnswer,
} from './answer.ts';
import { messages } from './messages.ts';
import type { Outcome, SignIn } from './step.ts';
import type { Facts, Proof } from './facts.ts';
import { isFullyVerified, offeredSteps } from './steps/index.ts';
import { findByStateHandle, handleOf, saveFacts, type Transaction } from './transaction.ts';

export interface EngineAnswer {
  readonly status: 200 | 400 | 401 | 403 | 429;
  readonly body: IdxAnswer;
  /** The secret of the session that starts with this response. */
  readonly sessionSecret?: string;
}

/** Issues the codes that a completed sign-in is redeemed with. */
export interface CodeIssuer {
  /** Opens a grant that ends with the refresh tokens of whoever signed in at that time. */
  openGrant(signIn: SignIn, signedInAt: Date): Promise<string>;
  issueCode(signIn: SignIn, completed: NonNullable<Facts['completed']>): Promise<string>;
  /** Whether tokens have been issued on the grant, or it was revoked. */
  isSpent(issuer: string, grantId: string): Promise<boolean>;
  tokenUrl(issuer: string): string;
}

/** The sign-in after a step, and what to tell the user about it. */
export interface Advance extends Omit<Outcome, 'facts' | 'afterSave'> {
  readonly signIn: SignIn;
}

export interface Caller {
  readonly address: string;
  /** The browser's `User-Agent`, stored with a session that starts here. */
  readonly userAgent?: string | undefined;
  readonly session?: Session | undefined;
}

const AMR: Readonly<Record<Proof, readonly string[]>> = {
  password: ['pwd'],
  email: ['otp'],
  phone: ['otp', 'sms'],
  totp: ['otp'],
  question: ['kba'],
  verify: ['swk'],
  webauthn: ['hwk'],
};

/** How a person proved their identity, as the `amr` of tokens and sessions. */
export const amrOf = (verified: readonly Proof[]): readonly string[] => [
  ...new Set([...verified.flatMap((proof) => AMR[proof]), ...(verified.length > 1 ? ['mfa'] : [])]),
];

/** The sign-in engine: finds the stage of a sign-in, runs one step, returns what comes next. */
export class Engine {
  readonly #context: Context;
  readonly #codes: CodeIssuer;

  constructor(context: Context, codes: CodeIssuer) {
    this.#context = context;
    this.#codes = codes;
  }

  /** The current page of a sign-in. A live session of the same issuer completes it immediately. */
  async introspect(
    handles: { interactionHandle?: string | undefined; stateHandle?: string | undefined },
    caller: Caller,
  ): Promise<EngineAnswer> {
    const { interactionHandle, stateHandle = '' } = handles;
    const handle = interactionHandle ? handleOf(interactionHandle) : stateHandle;
    const signIn = await this.find(handle, caller);
    if (!signIn) return { status: 401, body: sessionExpired };
    if (signIn.facts.completed) return this.#showCompleted(signIn, signIn.facts.completed);
    const resumedSignIn = await this.#resume(signIn, caller.session);
    if (resumedSignIn) return this.#complete(resumedSignIn, { kind: 'session.resumed', caller });
    return { status: 200, body: pageAnswer(this.#context, signIn) };
  }

  /** Runs the step offered at a path and returns the page that follows. */
  async follow(path: string, handle: string, body: unknown, caller: Caller): Promise<EngineAnswer> {
    const current = await this.find(handle, caller);
    if (!current) return { status: 401, body: sessionExpired };
    if (current.facts.completed) return this.#showCompleted(current, current.facts.completed);
    const advance = await this.advance(path, current, body);
    const { signIn, status = 200 } = advance;
    if (!isFullyVerified(signIn)) {
      return { status, body: pageAnswer(this.#context, signIn, advance) };
    }
    return this.#complete(signIn, { kind: 'signIn.succeeded', caller });
  }

  /** Finds the sign-in of a state handle; `undefined` once it has expired. */
  async find(handle: string, caller: Caller): Promise<SignIn | undefined> {
    const transaction = await findByStateHandle(this.#context, handle);
    return transaction && this.#load(transaction, caller);
  }

  /** Runs the step offered at a path and saves the resulting facts. */
  async advance(path: string, signIn: SignIn, body: unknown): Promise<Advance> {
    const step = offeredSteps(signIn).find((one) => one.path === path);
    const outcome = await step?.run(this.#context, signIn, body);
    if (!outcome) {
      const feedback = step
        ? { fieldMessage: messages.fieldRequired }
        : { message: messages.notPossibleNow };
      return { signIn, status: 400, ...feedback };
    }
    const { facts, afterSave, ...said } = outcome;
    let next = await this.#withFacts(signIn, facts);
    if (facts !== signIn.facts) {
      const transaction = await saveFacts(this.#context, signIn.transaction, facts);
      if (!transaction) return { signIn, status: 429, message: messages.tooManyRequests };
      next = { ...next, transaction };
    }
    await afterSave?.();
    return { signIn: next, ...said };
  }

  async #load(transaction: Transaction, { address }: Caller): Promise<SignIn | undefined> {
    const { facts } = transaction;
    const { issuers, clients } = this.#context.config;
    const issuer = issuers.find(({ name }) => name === transaction.issuer);
    const client = clients.find(({ id }) => id === transaction.clientId);
    if (!issuer || !client) return undefined;
    const now = this.#context.clock.now();
    const signIn = { transaction, facts, issuer, client, user: undefined, address, now };
    return this.#withFacts(signIn, facts);
  }

  async #withFacts(signIn: SignIn, facts: Facts): Promise<SignIn> {
    const { subject } = facts;
    const user = subject && (await findUser(this.#context, signIn.transaction.issuer, subject));
    return { ...signIn, facts, user: user || undefined };
  }

  async #resume(signIn: SignIn, session: Session | undefined): Promise<SignIn | undefined> {
    const { transaction, facts } = signIn;
    if (!session || session.issuer !== transaction.issuer || facts.identifier) return undefined;
    const { maxAgeSeconds } = transaction.request;
    const age = this.#context.clock.now().getTime() - session.createdAt.getTime();
    if (maxAgeSeconds !== undefined && age > maxAgeSeconds * 1000) return undefined;
    const next = await this.#withFacts(signIn, {
      subject: session.subject,
      verified: ['password', 'email'],
    });
    return isFullyVerified(next) ? next : undefined;
  }

  async #complete(
    signIn: SignIn,
    { kind, caller }: { kind: 'signIn.succeeded' | 'session.resumed'; caller: Caller },
  ): Promise<EngineAnswer> {
    const resumedSession = kind === 'session.resumed' ? caller.session : undefined;
    const amr = resumedSession?.amr ?? amrOf(signIn.facts.verified);
    const { issuer, request } = signIn.transaction;
    const subject = signIn.user?.subject ?? '';
    const signedInAt = resumedSession?.createdAt ?? this.#context.clock.now();
    const grantId = await this.#codes.openGrant(signIn, signedInAt);
    const completed = { grantId, amr, at: signedInAt.toISOString() };
    const facts = { ...signIn.facts, completed };
    const saved = await saveFacts(this.#context, signIn.transaction, facts);
    if (!saved) {
      const feedback = { message: messages.tooManyRequests };
      return { status: 429, body: pageAnswer(this.#context, signIn, feedback) };
    }
    await recordInSignIn(this.#context, signIn, { kind, subject });
    const response = await this.#showCompleted({ ...signIn, facts }, completed);
    // without a redirect URI the code cannot be redeemed, so no tokens will belong to the grant
    const linkGrant = (id: string) =>
      request.redirectUri === '' ? undefined : addGrant(this.#context, { issuer, id, grantId });
    if (resumedSession) {
      await linkGrant(resumedSession.publicId);
      return response;
    }
    const { userAgent = '' } = caller;
    const session = await openSession(this.#context, { issuer, subject, amr, userAgent });
    await linkGrant(session.publicId);
    return { ...response, sessionSecret: session.secret };
  }

  /** Never shows a redeemed code again, nor issues another one after it. */
  async #showCompleted(
    signIn: SignIn,
    completed: NonNullable<Facts['completed']>,
  ): Promise<EngineAnswer> {
    const { issuer } = signIn.transaction;
    if (await this.#codes.isSpent(issuer, completed.grantId)) {
      return { status: 200, body: terminalAnswer(messages.transferred) };
    }
    const interactionCode = await this.#codes.issueCode(signIn, completed);
    const tokenUrl = this.#codes.tokenUrl(issuer);
    return { status: 200, body: successAnswer(signIn, { interactionCode, tokenUrl }) };
  }
}
