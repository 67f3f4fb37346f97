import type { Tokens } from '@okta/okta-auth-js/idx';
import { memberOf } from '../app/memberOf.ts';
import { nest, readPage, type FlowPage, type Entries } from './signInFlowPage.ts';
import {
  messagesOf,
  REASONS,
  type IdxAnswer,
  type IdxMessage,
  type IdxPort,
} from './signInFlow.ts';
import type { SignInReason } from './signInFlow.ts';

/** Where to start in the provider's steps. */
export type FlowStart =
  | { readonly kind: 'recover' | 'unlock' | 'register' }
  | { readonly kind: 'recoveryLink' | 'activationLink'; readonly token: string }
  /** A link that contains the code, opened in the same browser or another. */
  | { readonly kind: 'codeLink'; readonly state: string; readonly code: string }
  /** A sign-in in progress. */
  | { readonly kind: 'going'; readonly transaction: IdxAnswer };

export type StepReason =
  | SignInReason
  | 'tooManySms'
  | 'answerWrong'
  | 'pushDenied'
  | 'pushOver'
  | 'keyWrong'
  | 'linkOver'
  | 'usernameTaken'
  | 'required'
  | 'notOffered'
  | 'recoveryNotAllowed'
  | 'unlockNotAllowed'
  | 'codeElsewhere';

/** A problem: one of the portal's reasons, or the rule that a value breaks. */
export type StepProblem =
  | { readonly kind: 'reason'; readonly reason: StepReason; readonly code?: string }
  | { readonly kind: 'rule'; readonly key: string; readonly param: string | number | null };

/** How a successful end is described: `signInStep.end.<note>`. */
export type EndNote = 'unlocked' | 'emailSent' | 'returnToTab' | 'otherTab' | 'done';

export type StepAnswer =
  | { readonly kind: 'page'; readonly page: FlowPage; readonly problem: StepProblem | null }
  | { readonly kind: 'done'; readonly tokens: Tokens }
  /** Nothing left to do here; successful if there is no problem. */
  | { readonly kind: 'end'; readonly problem: StepProblem }
  | { readonly kind: 'end'; readonly problem: null; readonly note: EndNote };

const MORE_REASONS: Readonly<Record<string, StepReason>> = {
  'errors.E0000047.sms': 'tooManySms',
  'authfactor.challenge.suspended_factor': 'tooManyTries',
  incorrect: 'answerWrong',
  'security.access_denied': 'pushDenied',
  'oktaverify.timeout': 'pushOver',
  'authfactor.webauthn.error': 'keyWrong',
  'errors.E0000011': 'linkOver',
  'registration.error.notUniqueWithinOrg': 'usernameTaken',
  'errors.required': 'required',
  // disallowed by a policy of the organization, or for this person [ROLE-22]
  'oie.selfservice.reset.password.not.allowed': 'recoveryNotAllowed',
  'errors.E0000034': 'recoveryNotAllowed',
  'oie.selfservice.user.unlock.not.allowed': 'unlockNotAllowed',
  'oie.selfservice.unlock_user.challenge.failed.permissions': 'unlockNotAllowed',
  'errors.E0000032': 'unlockNotAllowed',
  'oie.registration.is.not.enabled': 'notOffered',
};
const RECOVER = 'currentAuthenticator-recover';
const ENDS: Readonly<Record<string, EndNote>> = {
  'oie.selfservice.unlock_user.success.message': 'unlocked',
  'idx.email.verification.required': 'emailSent',
  'idx.return.to.original.tab': 'returnToTab',
  'idx.transferred.to.new.tab': 'otherTab',
};
const CODE_FOR_OTHER_TAB = 'idx.enter.otp.in.original.tab';
const RULE = /^(password|securityAnswer|securityQuestion|loginName|mfaPhone|mobileNumber)\./;

const because = (reason: StepReason): StepProblem => ({ kind: 'reason', reason });

function problemOfMessage({ i18n: { key, params } }: IdxMessage): StepProblem {
  const reason = MORE_REASONS[key] ?? REASONS[key]?.reason;
  if (reason) return because(reason);
  if (!RULE.test(key)) return because('notPossible');
  const [param] = params ?? [];
  const isShown = typeof param === 'string' || typeof param === 'number';
  return { kind: 'rule', key, param: isShown ? param : null };
}

function problemOf(transaction: IdxAnswer): StepProblem | null {
  const [first] = messagesOf(transaction).filter((message) => message.class === 'ERROR');
  if (first) return problemOfMessage(first);
  return transaction.requestDidSucceed === false ? because('notPossible') : null;
}

/** The provider's note at an end without an error. [AUTH-15] */
function endOf(transaction: IdxAnswer): StepAnswer {
  const keys = messagesOf(transaction).map(({ i18n }) => i18n.key);
  if (keys.includes(CODE_FOR_OTHER_TAB)) {
    const { otp } = readPage(transaction).authenticator?.contextualData ?? {};
    const code = typeof otp === 'string' ? { code: otp } : {};
    return { kind: 'end', problem: { kind: 'reason', reason: 'codeElsewhere', ...code } };
  }
  const note = keys.map((key) => ENDS[key]).find((endNote) => endNote !== undefined);
  return { kind: 'end', problem: null, note: note ?? 'done' };
}

/** Whether the provider rejected a link or flow, as opposed to a failed request. */
function isRefusal(error: unknown): boolean {
  const code = memberOf(error, 'errorCode') ?? memberOf(error, 'error');
  return code === 'invalid_request' || code === 'access_denied';
}

/** Whether a reset link has expired, in which case a new one can be requested. [MSG-32] */
const isOverdue = (error: unknown): boolean =>
  ['errorSummary', 'error_description', 'message'].some((name) =>
    /recovery_token' has expired/.test(String(memberOf(error, name))),
  );
const OVERDUE: StepProblem = { kind: 'rule', key: 'passwordLink.resetExpired', param: null };

/** Runs any of the provider's steps, guided by its own description. [AUTH-15, AUTH-16] */
export function createStepFlow(idx: IdxPort) {
  let shownPage: FlowPage | null = null;

  const advance = async (transaction: IdxAnswer): Promise<StepAnswer> => {
    if (transaction.status === 'SUCCESS') {
      if (!transaction.tokens) return advance(await idx.proceed({}));
      return { kind: 'done', tokens: transaction.tokens };
    }
    const problem = problemOf(transaction);
    if (transaction.neededToProceed.length === 0) {
      return problem ? { kind: 'end', problem } : endOf(transaction);
    }
    shownPage = readPage(transaction);
    return { kind: 'page', page: shownPage, problem };
  };

  const attempt = async (
    run: () => Promise<IdxAnswer>,
    refusalReason: StepReason,
  ): Promise<StepAnswer> => {
    try {
      return await advance(await run());
    } catch (error) {
      if (isRefusal(error))
        return { kind: 'end', problem: isOverdue(error) ? OVERDUE : because(refusalReason) };
      const problem = because('unreachable');
      return shownPage ? { kind: 'page', page: shownPage, problem } : { kind: 'end', problem };
    }
  };

  /** Enters a flow by form or action; neither is offered if it is disallowed. [AUTH-66, AUTH-67] */
  const enter = async (name: string, refusalReason: StepReason): Promise<StepAnswer> => {
    const first = await idx.start();
    if (first.status === 'SUCCESS') return advance(first);
    if (first.neededToProceed.some((form) => form.name === name)) {
      return advance(await idx.proceed({ step: name }));
    }
    const isAction = Object.keys(first.actions ?? {}).includes(name);
    if (isAction) return advance(await idx.proceed({ actions: [name] }));
    return { kind: 'end', problem: problemOf(first) ?? because(refusalReason) };
  };

  const begin = (beginning: FlowStart): Promise<StepAnswer> => {
    switch (beginning.kind) {
      case 'recover':
        return enterSafely(RECOVER, 'recoveryNotAllowed');
      case 'unlock':
        return enterSafely('unlock-account', 'unlockNotAllowed');
      case 'register':
        return enterSafely('select-enroll-profile', 'notOffered');
      case 'recoveryLink':
        return attempt(() => idx.start({ recoveryToken: beginning.token }), 'linkOver');
      case 'activationLink':
        return attempt(() => idx.start({ activationToken: beginning.token }), 'linkOver');
      case 'codeLink':
        return followCodeLink(idx, advance, beginning);
      case 'going':
        return advance(beginning.transaction);
    }
  };
  const enterSafely = (name: string, refusalReason: StepReason) =>
    enter(name, refusalReason).catch((error: unknown): StepAnswer => {
      const reason = isRefusal(error) ? refusalReason : 'unreachable';
      return { kind: 'end', problem: because(reason) };
    });

  return {
    begin,
    submit: (step: string, entries: Entries) =>
      attempt(() => idx.proceed({ step, ...nest(entries) }), 'notPossible'),
    /** Runs an action of the page by name, such as resending a code. */
    act: (action: string) => attempt(() => idx.proceed({ actions: [action] }), 'notPossible'),
  };
}
export type StepFlow = ReturnType<typeof createStepFlow>;

/** Submits the code in the browser that requested it; any other browser shows it. */
async function followCodeLink(
  idx: IdxPort,
  advance: (transaction: IdxAnswer) => Promise<StepAnswer>,
  { state, code }: { readonly state: string; readonly code: string },
): Promise<StepAnswer> {
  try {
    const step = 'challenge-authenticator';
    return await advance(await idx.proceed({ state, step, credentials: { passcode: code } }));
  } catch {
    return { kind: 'end', problem: because('codeElsewhere') };
  }
}
