import { describe, expect, it } from 'vitest';
import type { IdxAnswer, IdxPort } from './signInFlow.ts';
import { createStepFlow } from './signInFlowSteps.ts';
import { readSignInLink } from './signInFlowLink.ts';

const page = (...names: readonly string[]): IdxAnswer => ({
  status: 'PENDING',
  neededToProceed: names.map((name) => ({ name })),
});
const failing = (key: string, at: IdxAnswer, params: readonly unknown[] = []): IdxAnswer => ({
  ...at,
  requestDidSucceed: false,
  messages: [{ class: 'ERROR', i18n: { key, params } }],
});
/** The first page, which offers password recovery. */
const start: IdxAnswer = { ...page('identify'), actions: { 'currentAuthenticator-recover': {} } };
const done: IdxAnswer = { status: 'SUCCESS', neededToProceed: [], tokens: {} };
const over: IdxAnswer = { status: 'TERMINAL', neededToProceed: [] };

/** An identity client that returns these responses in turn and records its calls. */
function setUp(responses: readonly (IdxAnswer | object)[]) {
  const requests: unknown[] = [];
  const rest = [...responses];
  const next = async (): Promise<IdxAnswer> => {
    const response = rest.shift();
    if (response && 'neededToProceed' in response) return response;
    throw response;
  };
  const idx: IdxPort = {
    start: (link) => {
      requests.push(['start', link]);
      return next();
    },
    proceed: (values) => {
      requests.push(values);
      return next();
    },
    canProceed: () => true,
    cancel: async () => requests.push('cancel'),
    closeSession: async () => requests.push('closeSession'),
  };
  return { requests, flow: createStepFlow(idx) };
}

describe('createStepFlow', () => {
  it('[AUTH-16] recovers a password and returns tokens', async () => {
    const { requests, flow } = setUp([
      start,
      page('identify-recovery'),
      page('challenge-authenticator'),
      page('reset-authenticator'),
      done,
    ]);
    const first = await flow.begin({ kind: 'recover' });
    expect(first.kind === 'page' && first.page.forms[0]?.name).toBe('identify-recovery');
    await flow.submit('identify-recovery', { identifier: 'dmorales7' });
    await flow.submit('challenge-authenticator', { 'credentials.passcode': '123456' });
    const end = await flow.submit('reset-authenticator', { 'credentials.passcode': 'new' });
    expect(end).toEqual({ kind: 'done', tokens: {} });
    expect(requests.slice(1)).toEqual([
      { actions: ['currentAuthenticator-recover'] },
      { step: 'identify-recovery', identifier: 'dmorales7' },
      { step: 'challenge-authenticator', credentials: { passcode: '123456' } },
      { step: 'reset-authenticator', credentials: { passcode: 'new' } },
    ]);
  });

  it.each([
    ['AUTH-66', 'register', 'select-enroll-profile', 'notOffered'],
    ['AUTH-67', 'unlock', 'unlock-account', 'unlockNotAllowed'],
  ] as const)('[%s] refuses to %s if it is not offered', async (_id, kind, step, reason) => {
    const offered = setUp([page('identify', step), page('next')]);
    expect((await offered.flow.begin({ kind })).kind).toBe('page');
    expect(offered.requests[1]).toEqual({ step });
    const { requests, flow } = setUp([page('identify')]);
    expect(await flow.begin({ kind })).toEqual({
      kind: 'end',
      problem: { kind: 'reason', reason },
    });
    expect(requests).toHaveLength(1);
  });

  it('[ROLE-22] reports that recovery is not allowed if it is not offered', async () => {
    const { requests, flow } = setUp([page('identify')]);
    expect(await flow.begin({ kind: 'recover' })).toEqual({
      kind: 'end',
      problem: { kind: 'reason', reason: 'recoveryNotAllowed' },
    });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['oie.selfservice.reset.password.not.allowed', 'recoveryNotAllowed'],
    ['errors.E0000034', 'recoveryNotAllowed'],
    ['oie.selfservice.user.unlock.not.allowed', 'unlockNotAllowed'],
    ['oie.selfservice.unlock_user.challenge.failed.permissions', 'unlockNotAllowed'],
    ['errors.E0000032', 'unlockNotAllowed'],
  ])('[ROLE-22] reports a refusal by the provider with %s', async (key, reason) => {
    const problem = { kind: 'reason', reason };
    const asking = page('identify-recovery');
    const repeated = setUp([start, asking, failing(key, asking), failing(key, over)]);
    await repeated.flow.begin({ kind: 'recover' });
    const submit = () => repeated.flow.submit('identify-recovery', { identifier: 'dmorales7' });
    expect(await submit()).toMatchObject({ kind: 'page', problem });
    expect(await submit()).toEqual({ kind: 'end', problem });
  });

  it.each([
    ['AUTH-81', 'recoveryLink', 'recoveryToken'],
    ['AUTH-80', 'activationLink', 'activationToken'],
  ] as const)(
    '[%s] [MSG-29] [MSG-30] opens a %s or reports that it has expired',
    async (_id, kind, name) => {
      const { requests, flow } = setUp([page('reset-authenticator')]);
      expect((await flow.begin({ kind, token: 't' })).kind).toBe('page');
      expect(requests).toEqual([['start', { [name]: 't' }]]);
      const refused = setUp([{ error: 'invalid_request' }]);
      expect(await refused.flow.begin({ kind, token: 't' })).toEqual({
        kind: 'end',
        problem: { kind: 'reason', reason: 'linkOver' },
      });
    },
  );

  it.each(['errorSummary', 'error_description', 'message'])(
    '[MSG-32] reports an expired reset link named in %s',
    async (name) => {
      const description = "The 'recovery_token' has expired.";
      const refused = setUp([{ error: 'invalid_request', [name]: description }]);
      expect(await refused.flow.begin({ kind: 'recoveryLink', token: 't' })).toEqual({
        kind: 'end',
        problem: { kind: 'rule', key: 'passwordLink.resetExpired', param: null },
      });
    },
  );

  it('reports that the code of a link belongs to another browser', async () => {
    const { flow } = setUp([{ name: 'AuthSdkError' }]);
    const end = await flow.begin({ kind: 'codeLink', state: 's', code: '123456' });
    expect(end).toEqual({ kind: 'end', problem: { kind: 'reason', reason: 'codeElsewhere' } });
  });

  it.each([
    ['MSG-13', 'incorrect', { kind: 'reason', reason: 'answerWrong' }],
    ['MSG-26', 'errors.E0000047.sms', { kind: 'reason', reason: 'tooManySms' }],
    ['MSG-24', 'authfactor.challenge.suspended_factor', { kind: 'reason', reason: 'tooManyTries' }],
    ['MSG-27', 'api.authn.error.PASSCODE_INVALID', { kind: 'reason', reason: 'codeInvalid' }],
    ['AUTH-43', 'password.isPrevious', { kind: 'rule', key: 'password.isPrevious', param: 8 }],
    ['AUTH-15', 'some.new.key', { kind: 'reason', reason: 'notPossible' }],
  ])('[%s] reports %s and stays on the page', async (_id, key, problem) => {
    const at = page('challenge-authenticator');
    const { flow } = setUp([failing(key, at, [8])]);
    const result = await flow.begin({ kind: 'going', transaction: failing(key, at, [8]) });
    expect(result.kind === 'page' && result.problem).toEqual(problem);
  });

  it('stays on the page if the provider is unreachable', async () => {
    const { flow } = setUp([new TypeError('Failed to fetch')]);
    await flow.begin({ kind: 'going', transaction: page('enroll-profile') });
    const result = await flow.submit('enroll-profile', {});
    expect(result).toMatchObject({ kind: 'page', problem: { reason: 'unreachable' } });
  });

  it('[AUTH-15] ends if the provider has no further steps', async () => {
    const { flow } = setUp([over]);
    await flow.begin({ kind: 'going', transaction: page('challenge-authenticator') });
    expect(await flow.submit('challenge-authenticator', {})).toEqual({
      kind: 'end',
      problem: null,
      note: 'done',
    });
  });

  it.each([
    ['oie.selfservice.unlock_user.success.message', 'unlocked'],
    ['idx.email.verification.required', 'emailSent'],
    ['idx.return.to.original.tab', 'returnToTab'],
    ['idx.transferred.to.new.tab', 'otherTab'],
    ['some.new.key', 'done'],
  ])('[AUTH-15] ends on %s with the note %s', async (key, note) => {
    const { flow } = setUp([]);
    const transaction = { ...over, messages: [{ class: 'INFO', i18n: { key } }] };
    const end = await flow.begin({ kind: 'going', transaction });
    expect(end).toEqual({ kind: 'end', problem: null, note });
  });

  it('shows the code that has to be entered in the original tab', async () => {
    const { flow } = setUp([]);
    const transaction = {
      ...over,
      messages: [{ class: 'INFO', i18n: { key: 'idx.enter.otp.in.original.tab' } }],
      context: {
        currentAuthenticator: { value: { key: 'okta_email', contextualData: { otp: '482139' } } },
      },
    };
    const problem = { kind: 'reason', reason: 'codeElsewhere', code: '482139' };
    const end = await flow.begin({ kind: 'going', transaction });
    expect(end).toEqual({ kind: 'end', problem });
  });
});

describe('readSignInLink', () => {
  it.each([
    ['?recovery_token=a', { kind: 'recoveryLink', token: 'a' }],
    ['?activation_token=b', { kind: 'activationLink', token: 'b' }],
    ['?state=s&otp=123456', { kind: 'codeLink', state: 's', code: '123456' }],
    ['?state=s&code=c', null],
    ['', null],
  ])('reads %s', (search, link) => {
    expect(readSignInLink(search)).toEqual(link);
  });
});
