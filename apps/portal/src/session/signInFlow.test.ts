import { describe, expect, it } from 'vitest';
import { createSignInFlow, type IdxAnswer, type IdxPort } from './signInFlow.ts';

const identify: IdxAnswer = { status: 'PENDING', neededToProceed: [{ name: 'identify' }] };
const challenge: IdxAnswer = {
  status: 'PENDING',
  neededToProceed: [{ name: 'challenge-authenticator' }],
  context: {
    currentAuthenticatorEnrollment: {
      value: { key: 'okta_email', profile: { email: 'd***s@acme.example' } },
    },
  },
};
const done: IdxAnswer = { status: 'SUCCESS', neededToProceed: [], tokens: {} };
const { tokens: _none, ...alive } = done;
const failing = (key: string, step: IdxAnswer, status = 'PENDING'): IdxAnswer => ({
  ...step,
  status,
  requestDidSucceed: false,
  messages: [{ class: 'ERROR', i18n: { key } }],
});

/** An identity client that returns these responses in turn and records its calls. */
function setUp(responses: readonly (IdxAnswer | Error)[], starts: readonly IdxAnswer[] = []) {
  const requests: unknown[] = [];
  const rest = [...responses];
  const restOfStarts = [...starts];
  const next = async () => {
    const response = rest.shift();
    if (!response || response instanceof Error) throw response ?? new Error('asked too often');
    return response;
  };
  const idx: IdxPort = {
    start: async () => {
      requests.push('start');
      return restOfStarts.shift() ?? identify;
    },
    proceed: (values) => {
      requests.push(values);
      return next();
    },
    canProceed: () => true,
    cancel: async () => requests.push('cancel'),
    closeSession: async () => requests.push('closeSession'),
  };
  return { requests, flow: createSignInFlow(idx) };
}
const option = (methodType: string, id: string) => ({
  value: {
    form: {
      value: [
        { name: 'id', value: id },
        { name: 'methodType', value: methodType },
      ],
    },
  },
});
const PASSWORD = { kind: 'password' };

describe('signing in', () => {
  it('[AUTH-17] [AUTH-20] [AUTH-08] [AUTH-09] goes from password to code to tokens', async () => {
    const { requests, flow } = setUp([challenge, done]);
    const first = await flow.submitPassword('dmorales7', 'secret');
    expect(first).toEqual({ step: { kind: 'code', sentTo: 'd***s@acme.example' }, problem: null });
    const second = await flow.submitCode('123456');
    expect(second).toEqual({ step: { kind: 'done', tokens: {} }, problem: null });
    expect(requests).toEqual([
      'start',
      { step: 'identify', identifier: 'dmorales7', credentials: { passcode: 'secret' } },
      { step: 'challenge-authenticator', credentials: { passcode: '123456' } },
    ]);
  });

  it('[AUTH-08] starts over after a lost response, which may belong to another user', async () => {
    const { requests, flow } = setUp([new Error('offline'), challenge]);
    expect((await flow.submitPassword('dmorales7', 'secret')).problem?.reason).toBe('unreachable');
    expect((await flow.submitPassword('lpark', 'other')).step.kind).toBe('code');
    expect(requests.slice(2)).toEqual([
      'start',
      { step: 'identify', identifier: 'lpark', credentials: { passcode: 'other' } },
    ]);
  });

  it('[AUTH-15] redeems a success that comes without tokens', async () => {
    const { flow } = setUp([alive, done]);
    expect((await flow.submitPassword('dmorales7', 'secret')).step.kind).toBe('done');
  });

  it('[AUTH-08] signs in the user whose password was entered, not the one with a session', async () => {
    const { requests, flow } = setUp([challenge], [alive, identify]);
    expect((await flow.submitPassword('lpark', 'other')).step.kind).toBe('code');
    expect(requests).toEqual([
      'start',
      'closeSession',
      'start',
      { step: 'identify', identifier: 'lpark', credentials: { passcode: 'other' } },
    ]);
  });

  it('[AUTH-08] signs in no one while the session of another user cannot be closed', async () => {
    const { flow } = setUp([done], [alive, alive]);
    expect(await flow.submitPassword('lpark', 'other')).toEqual({
      step: PASSWORD,
      problem: { field: null, reason: 'unreachable' },
    });
  });

  it('[AUTH-18] chooses the email code if the provider offers several authenticators', async () => {
    const choose: IdxAnswer = {
      status: 'PENDING',
      neededToProceed: [
        {
          name: 'select-authenticator-authenticate',
          value: [{ name: 'authenticator', options: [option('sms', 'p1'), option('email', 'e1')] }],
        },
      ],
    };
    const stillOffered: IdxAnswer = {
      ...challenge,
      neededToProceed: [...challenge.neededToProceed, ...choose.neededToProceed],
    };
    const { requests, flow } = setUp([choose, stillOffered]);
    expect((await flow.submitPassword('a', 'b')).step.kind).toBe('code');
    expect(requests[2]).toEqual({
      step: 'select-authenticator-authenticate',
      authenticator: { id: 'e1', methodType: 'email' },
    });
  });

  it('[AUTH-18] offers the other authenticators on the email code step', async () => {
    const options = [option('email', 'e1'), option('sms', 'p1')];
    const select = {
      name: 'select-authenticator-authenticate',
      value: [{ name: 'authenticator', options }],
    };
    const both = { ...challenge, neededToProceed: [...challenge.neededToProceed, select] };
    const { flow } = setUp([both]);
    expect((await flow.submitPassword('a', 'b')).step).toMatchObject({ hasOtherWays: true });
    const other = flow.otherWays();
    expect(other.kind === 'asked' && other.transaction.neededToProceed).toEqual([select]);
  });

  it('[AUTH-22] passes on any other step that the provider asks for', async () => {
    const renew: IdxAnswer = { ...identify, neededToProceed: [{ name: 'reenroll-authenticator' }] };
    const { flow } = setUp([renew]);
    expect((await flow.submitPassword('a', 'b')).step).toEqual({
      kind: 'asked',
      transaction: renew,
    });
  });

  it.each([
    ['MSG-08', 'errors.E0000004', 'notRecognized', 'password'],
    ['MSG-10', 'errors.E0000004.few', 'fewTriesLeft', 'password'],
    ['SCREEN-05', 'password.temporary.expired', 'temporaryOver', null],
    ['MSG-24', 'errors.E0000119', 'tooManyTries', null],
    ['MSG-18', 'errors.E0000069', 'locked', null],
  ])('[%s] reports %s as %s', async (_id, key, reason, field) => {
    const { flow } = setUp([failing(key, identify)]);
    expect(await flow.submitPassword('a', 'b')).toEqual({
      step: PASSWORD,
      problem: { reason, field },
    });
  });

  it.each([
    ['MSG-27', 'api.authn.error.PASSCODE_INVALID', 'codeInvalid'],
    ['MSG-28', 'api.authn.error.PASSCODE_EXPIRED', 'codeExpired'],
  ])('[%s] reports %s next to the code and stays on that step', async (_id, key, reason) => {
    const nested: IdxAnswer = {
      ...challenge,
      requestDidSucceed: false,
      nextStep: {
        name: 'challenge-authenticator',
        inputs: [
          {
            name: 'credentials',
            value: [{ name: 'passcode', messages: { value: [{ class: 'ERROR', i18n: { key } }] } }],
          },
        ],
      },
    };
    const { flow } = setUp([challenge, nested]);
    await flow.submitPassword('a', 'b');
    const result = await flow.submitCode('000000');
    expect(result.step.kind).toBe('code');
    expect(result.problem).toEqual({ field: 'code', reason });
  });

  it('[MSG-25] reports that a code was sent recently', async () => {
    const { requests, flow } = setUp([challenge, failing('errors.E0000109', challenge)]);
    await flow.submitPassword('a', 'b');
    expect((await flow.resend()).problem?.reason).toBe('codeSentRecently');
    expect(requests[2]).toEqual({ resend: true });
  });

  it('starts over with the same input if the transaction has expired', async () => {
    const expired = failing('idx.session.expired', { status: '', neededToProceed: [] }, 'TERMINAL');
    const { requests, flow } = setUp([expired, challenge]);
    expect((await flow.submitPassword('a', 'b')).step.kind).toBe('code');
    expect(requests[2]).toBe('start');
  });

  it('returns to the password if the transaction expires on the code step', async () => {
    const expired = failing('idx.session.expired', { status: '', neededToProceed: [] }, 'TERMINAL');
    const { flow } = setUp([challenge, expired]);
    await flow.submitPassword('a', 'b');
    expect(await flow.submitCode('1')).toEqual({
      step: PASSWORD,
      problem: { field: null, reason: 'startedAnew' },
    });
  });

  it('stays on the step if the provider is unreachable', async () => {
    const { flow } = setUp([challenge, new TypeError('Failed to fetch')]);
    await flow.submitPassword('a', 'b');
    const result = await flow.submitCode('123456');
    expect(result.step.kind).toBe('code');
    expect(result.problem?.reason).toBe('unreachable');
  });

  it('reports an unknown message key as notPossible', async () => {
    const { flow } = setUp([failing('some.new.key', identify)]);
    expect((await flow.submitPassword('a', 'b')).problem).toEqual({
      field: null,
      reason: 'notPossible',
    });
  });
});
