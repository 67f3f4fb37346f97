import type { Tokens } from '@okta/okta-auth-js/idx';

export interface IdxMessage {
  readonly class: string;
  readonly i18n: { readonly key: string; readonly params?: readonly unknown[] };
}
interface IdxOption {
  readonly value: string | { readonly form: IdxForm } | readonly object[];
}
export interface IdxField {
  readonly name: string;
  readonly value?: unknown;
  readonly options?: readonly IdxOption[];
  readonly form?: unknown;
  readonly label?: unknown;
  readonly required?: unknown;
  readonly secret?: unknown;
  readonly visible?: unknown;
  readonly mutable?: unknown;
}
interface IdxForm {
  readonly value: readonly IdxField[];
}
/** The part of the identity client's response that a sign-in reads. */
export interface IdxAnswer {
  readonly status: string;
  readonly tokens?: Tokens;
  readonly messages?: readonly IdxMessage[];
  readonly nextStep?: { readonly name: string; readonly inputs?: unknown };
  readonly neededToProceed: readonly {
    readonly name: string;
    readonly value?: readonly IdxField[];
  }[];
  readonly context?: {
    readonly currentAuthenticator?: { readonly value: IdxAuthenticator };
    readonly currentAuthenticatorEnrollment?: { readonly value: IdxAuthenticator };
  };
  /** Actions besides the forms, by name: `currentAuthenticatorEnrollment-resend`. */
  readonly actions?: Readonly<Record<string, unknown>>;
  readonly requestDidSucceed?: boolean;
}
interface IdxAuthenticator {
  readonly key: string;
  readonly profile?: Readonly<Record<string, unknown>>;
}

export interface IdxLink {
  readonly recoveryToken?: string;
  readonly activationToken?: string;
}

/** The part of the identity client that a sign-in needs. Pass a new object to every call. */
export interface IdxPort {
  /** Starts a transaction; `link` holds the token of an emailed link. */
  readonly start: (link?: IdxLink) => Promise<IdxAnswer>;
  readonly proceed: (values: Record<string, unknown>) => Promise<IdxAnswer>;
  readonly canProceed: () => boolean;
  readonly cancel: () => Promise<unknown>;
  /** Ends the provider's session in this browser, whoever it belongs to. */
  readonly closeSession: () => Promise<unknown>;
}

/** The next step for the user. */
export type SignInStep =
  | { readonly kind: 'password' }
  /** `sentTo` is masked by the provider; null if it is unknown. */
  | { readonly kind: 'code'; readonly sentTo: string | null; readonly hasOtherWays?: true }
  /** Any other step, as the provider describes it. */
  | { readonly kind: 'asked'; readonly transaction: IdxAnswer }
  | { readonly kind: 'done'; readonly tokens: Tokens };

export type SignInField = 'password' | 'code' | null;
/** A rejection with the portal's text: `signIn.error.<reason>`, at a field or above the form. */
export interface SignInProblem {
  readonly field: SignInField;
  readonly reason: SignInReason;
}
export interface SignInAnswer {
  readonly step: SignInStep;
  readonly problem: SignInProblem | null;
}

export type SignInReason =
  | 'notRecognized'
  | 'fewTriesLeft'
  | 'temporaryOver'
  | 'tooManyTries'
  | 'locked'
  | 'codeInvalid'
  | 'codeExpired'
  | 'codeSentRecently'
  | 'tooManyRequests'
  | 'startedAnew'
  | 'otherTab'
  | 'notPossible'
  | 'unreachable';

/** Maps the provider's message keys; the provider's own texts are never shown. */
export const REASONS: Readonly<Record<string, SignInProblem>> = {
  'errors.E0000004': { field: 'password', reason: 'notRecognized' },
  'errors.E0000004.few': { field: 'password', reason: 'fewTriesLeft' },
  'password.temporary.expired': { field: null, reason: 'temporaryOver' },
  'errors.E0000119': { field: null, reason: 'tooManyTries' },
  'errors.E0000069': { field: null, reason: 'locked' },
  'api.authn.error.PASSCODE_INVALID': { field: 'code', reason: 'codeInvalid' },
  'api.authn.error.PASSCODE_EXPIRED': { field: 'code', reason: 'codeExpired' },
  'errors.E0000109': { field: 'code', reason: 'codeSentRecently' },
  tooManyRequests: { field: null, reason: 'tooManyRequests' },
  'idx.session.expired': { field: null, reason: 'startedAnew' },
  'idx.transferred.to.new.tab': { field: null, reason: 'otherTab' },
};
const OTHER: SignInProblem = { field: null, reason: 'notPossible' };

const isError = (message: IdxMessage) => message.class === 'ERROR';

/** Messages of the response and of its inputs, including nested ones. */
export function messagesOf(transaction: IdxAnswer): IdxMessage[] {
  const messages: IdxMessage[] = [...(transaction.messages ?? [])];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (typeof value !== 'object' || value === null) return;
    if (isMessage(value)) messages.push(value);
    else Object.values(value).forEach(walk);
  };
  walk(transaction.nextStep?.inputs);
  return messages;
}
const isMessage = (value: object): value is IdxMessage => 'i18n' in value && 'class' in value;

function problemOf(transaction: IdxAnswer): SignInProblem | null {
  const errors = messagesOf(transaction).filter(isError);
  for (const { i18n } of errors) {
    const problem = REASONS[i18n.key];
    if (problem) return problem;
  }
  const failed = errors.length > 0 || transaction.requestDidSucceed === false;
  return failed ? OTHER : null;
}

function sentTo(transaction: IdxAnswer): string | null {
  const email = transaction.context?.currentAuthenticatorEnrollment?.value.profile?.['email'];
  return typeof email === 'string' ? email : null;
}

function waysOf({ neededToProceed }: IdxAnswer): readonly IdxOption[] {
  const form = neededToProceed.find(({ name }) => name === SELECT);
  return form?.value?.find(({ name }) => name === 'authenticator')?.options ?? [];
}

/** The option for a code by email, if the provider asks for a choice first. */
function emailChoice(transaction: IdxAnswer): Record<string, unknown> | null {
  for (const { value } of waysOf(transaction)) {
    if (typeof value === 'string' || !('form' in value)) continue;
    const fields = Object.fromEntries(value.form.value.map((part) => [part.name, part.value]));
    if (fields['methodType'] === 'email') return { id: fields['id'], methodType: 'email' };
  }
  return null;
}

const unreachable = (step: SignInStep): SignInAnswer => ({
  step,
  problem: { field: null, reason: 'unreachable' },
});
const PASSWORD: SignInStep = { kind: 'password' };
const SELECT = 'select-authenticator-authenticate';

/** Runs sign-in, returning each next step. [AUTH-08, AUTH-09, AUTH-15, AUTH-17, AUTH-20] */
export function createSignInFlow(idx: IdxPort) {
  let step: SignInStep = PASSWORD;
  let latest: IdxAnswer | null = null;
  /** A response was lost: the provider may be one step ahead, with the earlier username. */
  let isInDoubt = false;
  /** The transaction being canceled, which the next one waits for. */
  let ending: Promise<unknown> = Promise.resolve();

  const advance = async (transaction: IdxAnswer): Promise<SignInAnswer> => {
    if (transaction.status === 'SUCCESS') {
      if (!transaction.tokens) return advance(await idx.proceed({}));
      return { step: { kind: 'done', tokens: transaction.tokens }, problem: null };
    }
    const problem = problemOf(transaction);
    latest = transaction;
    // the other ways remain available along with the code that was sent
    const isChosen = problem !== null || asksForCode(transaction);
    const choice = isChosen ? null : emailChoice(transaction);
    if (choice) {
      const values = { step: SELECT, authenticator: choice };
      return advance(await idx.proceed(values));
    }
    if (transaction.status === 'TERMINAL' || transaction.status === 'CANCELED') step = PASSWORD;
    else if (asksForEmailCode(transaction)) step = codeStep(transaction);
    else if (!isAtStart(transaction)) step = { kind: 'asked', transaction };
    return { step, problem };
  };

  const attempt = async (run: () => Promise<IdxAnswer>): Promise<SignInAnswer> => {
    try {
      const result = await advance(await run());
      isInDoubt = false;
      return result;
    } catch {
      isInDoubt = true;
      return unreachable(step);
    }
  };

  const identify = (username: string, password: string) =>
    idx.proceed({ step: 'identify', identifier: username, credentials: { passcode: password } });

  /** Starts a transaction that an active session, possibly someone else's, does not complete. */
  const startWithoutSession = async () => {
    if ((await idx.start()).status !== 'SUCCESS') return;
    await idx.closeSession();
    const { status } = await idx.start();
    if (status === 'SUCCESS') throw new Error('the session is still active');
  };

  return {
    submitPassword: (username: string, password: string) =>
      attempt(async () => {
        await ending;
        // an earlier page's transaction may have been completed by a session since
        if (isInDoubt || latest === null || !idx.canProceed()) await startWithoutSession();
        const first = await identify(username, password);
        if (!isExpired(first)) return first;
        await startWithoutSession();
        return identify(username, password);
      }),
    submitCode: (code: string) =>
      attempt(() =>
        idx.proceed({ step: 'challenge-authenticator', credentials: { passcode: code } }),
      ),
    /** Requests a new code. */
    resend: () => attempt(() => idx.proceed({ resend: true })),
    /** The provider's alternatives to the code by email. */
    otherWays: (): SignInStep => {
      if (!latest) return step;
      const neededToProceed = latest.neededToProceed.filter(({ name }) => name === SELECT);
      return { kind: 'asked', transaction: { ...latest, neededToProceed } };
    },
    /** Returns to username and password. */
    cancel: async () => {
      step = PASSWORD;
      // if this fails, the provider drops the transaction on its own
      ending = idx.cancel().catch(() => undefined);
      await ending;
    },
  };
}
export type SignInFlow = ReturnType<typeof createSignInFlow>;

const codeStep = (transaction: IdxAnswer): SignInStep => ({
  kind: 'code',
  sentTo: sentTo(transaction),
  ...(waysOf(transaction).length > 1 ? { hasOtherWays: true } : {}),
});

/** Whether the response asks for username and password, or for nothing. */
const isAtStart = ({ neededToProceed }: IdxAnswer): boolean =>
  neededToProceed.length === 0 || neededToProceed.some(({ name }) => name === 'identify');

const asksForEmailCode = (transaction: IdxAnswer): boolean =>
  asksForCode(transaction) &&
  [undefined, 'okta_email'].includes(
    transaction.context?.currentAuthenticatorEnrollment?.value.key,
  );

/** Whether a code is due: as a form, or, after an error, as the step to repeat. */
function asksForCode({ neededToProceed, nextStep, context }: IdxAnswer): boolean {
  const isChallenge = [...neededToProceed.map(({ name }) => name), nextStep?.name].includes(
    'challenge-authenticator',
  );
  return isChallenge && context?.currentAuthenticatorEnrollment?.value.key !== 'okta_password';
}

function isExpired(transaction: IdxAnswer): boolean {
  return messagesOf(transaction).some(({ i18n }) => i18n.key === 'idx.session.expired');
}
