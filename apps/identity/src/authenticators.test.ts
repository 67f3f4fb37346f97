import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { oktaClient } from './testing/client.ts';
import { softwareKey } from './testing/securityKey.ts';
import { runIdentity } from './testing/runIdentity.ts';
import { newestCode, PORTAL } from './testing/startIdentity.ts';
import { person, startWithIssuers, testIssuer } from './testing/withConfig.ts';

const PHONE = '+12145550199';
const WAIT_SECONDS = 31;
const HOUR_SECONDS = 3601;
const SENT_PER_HOUR_MAX = 20;
const KINDS = ['phone', 'totp', 'question', 'verify', 'webauthn'] as const;
const PASSWORD = 'Copper-Lantern-41';

let moved = 0;
const users = KINDS.map((kind) => person(`${kind}user`));
const identity = runIdentity(() =>
  startWithIssuers([
    testIssuer('offers', {
      users: [...users, person('skipper'), person('keyholder')],
      asksQuestionsAtSignIn: true,
      enrolments: { required: [], optional: [...KINDS] },
    }),
    testIssuer('demands', {
      users: [person('newcomer')],
      enrolments: { required: ['totp'], optional: ['phone'] },
    }),
  ]),
);

const pass = async (seconds: number) => {
  moved += seconds * 1000;
  await identity.moveClock(seconds);
};
const serverTime = () => Date.now() + moved;

/** Signs in with the password; returns the next page and helpers for the steps that follow. */
async function begin(username: string, issuer = 'offers') {
  const client = oktaClient(`${identity.url}/oauth2/${issuer}`);
  await client.idx.start();
  const first = await client.idx.proceed({
    step: 'identify',
    identifier: username,
    credentials: { passcode: PASSWORD },
  });
  const to = `${username}@acme.example`;
  const choose = (id: string, methodType?: string) => {
    const step = 'select-authenticator-authenticate';
    const authenticator = { id, ...(methodType ? { methodType } : {}) };
    return client.idx.proceed({ step, authenticator });
  };
  const answer = (credentials: Record<string, string>, step = 'challenge-authenticator') =>
    client.idx.proceed({ step, credentials });
  const enrol = (id: string) =>
    client.idx.proceed({ step: 'select-authenticator-enroll', authenticator: { id } });
  const emailCode = async () => answer({ passcode: await newestCode(identity.url, to) });
  return { client, first, choose, answer, enrol, emailCode };
}
type Flow = Awaited<ReturnType<typeof begin>>;
type Page = Flow['first'];

const contextual = z.looseObject({
  sharedSecret: z.optional(z.string()),
  qrcode: z.optional(z.looseObject({ href: z.string() })),
  activationData: z.optional(
    z.looseObject({ challenge: z.string(), rp: z.looseObject({ id: z.string() }) }),
  ),
  challengeData: z.optional(z.looseObject({ challenge: z.string(), rpId: z.string() })),
  enrolledQuestion: z.optional(z.looseObject({ questionKey: z.string() })),
  correctAnswer: z.optional(z.string()),
});
const dataOf = ({ context }: Page) =>
  contextual.parse(
    context?.currentAuthenticator?.value.contextualData ??
      context?.currentAuthenticatorEnrollment?.value.contextualData ??
      {},
  );
const idOf = ({ context }: Page, key: string) =>
  context?.authenticatorEnrollments?.value.find((one) => one.key === key)?.id ?? '';
const keyNow = ({ context }: Page) =>
  context?.currentAuthenticator?.value.key ?? context?.currentAuthenticatorEnrollment?.value.key;

/** Skips the optional enrollments that remain. */
async function toTheEnd({ client }: Flow, page: Page): Promise<Page> {
  expect(page.nextStep?.canSkip).toBe(true);
  return client.idx.proceed({ step: 'skip' });
}

const waitingList = z.object({
  waiting: z.array(z.object({ id: z.string(), choices: z.array(z.string()) })),
});

/** Taps in the verify app: `approved` to enroll it, otherwise one of its numbers or `denied`. */
async function tap(tapped: string) {
  const list = await (await fetch(`${identity.url}/demo/verify.json`)).json();
  const { waiting } = waitingList.parse(list);
  const url = `${identity.url}/demo/verify/${waiting[0]?.id}/${tapped}`;
  await fetch(url, { method: 'POST', redirect: 'manual' });
}

/** The ids of the pushes that the verify app shows. */
async function waitingIds() {
  const list = await (await fetch(`${identity.url}/demo/verify.json`)).json();
  return waitingList.parse(list).waiting.map(({ id }) => id);
}
const push = ({ choose, first }: Flow) => choose(idOf(first, 'okta_verify'), 'push');

const errorKey = (page: Page) => page.messages?.[0]?.i18n?.key;
const totpNow = (secret: string) => new TOTP({ secret }).generate({ timestamp: serverTime() });

describe('setting up authenticators', () => {
  it('[AUTH-19][AUTH-23] offers the optional authenticators and lets them be skipped', async () => {
    const flow = await begin('skipper');
    const page = await flow.emailCode();
    expect(page.nextStep?.name).toBe('select-authenticator-enroll');
    expect(page.context?.authenticators?.value.map(({ key }) => key)).toEqual([
      'phone_number',
      'google_otp',
      'security_question',
      'okta_verify',
      'webauthn',
    ]);
    expect((await toTheEnd(flow, page)).status).toBe('SUCCESS');
  });

  it('[AUTH-19] does not let a required authenticator be skipped', async () => {
    const flow = await begin('newcomer', 'demands');
    const page = await flow.emailCode();
    expect(page.nextStep?.name).toBe('select-authenticator-enroll');
    expect(page.nextStep?.canSkip).toBeUndefined();
    const shown = await flow.enrol('totp');
    const next = await flow.answer(
      { passcode: totpNow(dataOf(shown).sharedSecret ?? '') },
      'enroll-authenticator',
    );
    expect(next.nextStep?.canSkip).toBe(true);
    expect((await toTheEnd(flow, next)).tokens?.idToken?.claims['amr']).toEqual([
      'pwd',
      'otp',
      'mfa',
    ]);
  });
});

describe('enrolling and then using an authenticator', () => {
  it('[AUTH-10][AUTH-11][AUTH-25][AUTH-50] sends phone codes by SMS and voice', async () => {
    const flow = await begin('phoneuser');
    await flow.emailCode();
    const response = await flow.enrol('phone');
    expect(response.nextStep?.name).toBe('authenticator-enrollment-data');
    const give = (phoneNumber: string) =>
      flow.client.idx.proceed({
        step: 'authenticator-enrollment-data',
        authenticator: { id: 'phone', methodType: 'sms', phoneNumber },
      });
    expect((await give('8005550199')).nextStep?.name).toBe('authenticator-enrollment-data');
    const sent = await give('214 555 0199');
    expect(sent.nextStep?.name).toBe('enroll-authenticator');
    const wrong = await flow.answer({ passcode: 'x' }, 'enroll-authenticator');
    expect(wrong.messages?.map(({ i18n }) => i18n?.key)).toEqual([
      'api.authn.error.PASSCODE_INVALID',
    ]);
    const passcode = await newestCode(identity.url, PHONE);
    const done = await flow.answer({ passcode }, 'enroll-authenticator');
    expect((await toTheEnd(flow, done)).status).toBe('SUCCESS');

    await pass(WAIT_SECONDS);
    const again = await begin('phoneuser');
    expect(again.first.nextStep?.name).toBe('select-authenticator-authenticate');
    const id = idOf(again.first, 'phone_number');
    const method = await again.choose(id);
    expect(method.nextStep?.name).toBe('authenticator-verification-data');
    const voice = await again.client.idx.proceed({
      step: 'authenticator-verification-data',
      authenticator: { id, methodType: 'voice' },
    });
    expect(voice.context?.currentAuthenticatorEnrollment?.value.profile).toEqual({
      phoneNumber: '+1 XXX-XXX-0199',
    });
    const end = await again.answer({ passcode: await newestCode(identity.url, PHONE) });
    expect((await toTheEnd(again, end)).tokens?.idToken?.claims['amr']).toContain('sms');
  });

  it('[AUTH-25] accepts each code of a one-time-code app only once', async () => {
    const flow = await begin('totpuser');
    await flow.emailCode();
    const shown = await flow.enrol('totp');
    const { sharedSecret = '', qrcode } = dataOf(shown);
    expect(qrcode?.href).toMatch(/^data:image\/svg/);
    const code = totpNow(sharedSecret);
    const done = await flow.answer({ passcode: code }, 'enroll-authenticator');
    await toTheEnd(flow, done);

    const again = await begin('totpuser');
    await again.choose(idOf(again.first, 'google_otp'), 'otp');
    const used = await again.answer({ passcode: code });
    expect(used.messages?.[0]?.i18n?.key).toBe('api.authn.error.PASSCODE_INVALID');
    await pass(WAIT_SECONDS);
    const end = await again.answer({ passcode: totpNow(sharedSecret) });
    expect((await toTheEnd(again, end)).status).toBe('SUCCESS');
  });

  it('[AUTH-25][AUTH-115] suspends the app for five minutes after five wrong codes', async () => {
    const flow = await begin('totpuser');
    await flow.choose(idOf(flow.first, 'google_otp'), 'otp');
    for (let tries = 0; tries < 5; tries += 1) await flow.answer({ passcode: 'x' });
    const over = await flow.answer({ passcode: 'x' });
    expect(over.messages?.[0]?.i18n?.key).toBe('authfactor.challenge.suspended_factor');
    await pass(301);
    const later = await flow.answer({ passcode: 'x' });
    expect(later.messages?.[0]?.i18n?.key).toBe('api.authn.error.PASSCODE_INVALID');
  });

  it('[AUTH-25][AUTH-45][AUTH-47][AUTH-48][MSG-13] allows a custom security question', async () => {
    const flow = await begin('questionuser');
    await flow.emailCode();
    const response = await flow.enrol('question');
    expect(keyNow(response)).toBe('security_question');
    const give = (question: string, answer: string) =>
      flow.answer({ questionKey: 'custom', question, answer }, 'enroll-authenticator');
    expect(errorKey(await give('First truck?', 'abc'))).toBe('securityAnswer.tooShort');
    expect(errorKey(await give('First truck?', '     '))).toBe('securityAnswer.onlySpaces');
    expect(errorKey(await give('F?', 'Blue Bird'))).toBe('securityQuestion.tooShort');
    await toTheEnd(flow, await give('First truck?', 'Blue Bird'));

    const again = await begin('questionuser');
    const page = await again.choose(idOf(again.first, 'security_question'));
    expect(dataOf(page).enrolledQuestion?.questionKey).toBe('custom');
    const wrong = await again.answer({ questionKey: 'custom', answer: 'Red Bird' });
    expect(wrong.messages?.[0]?.message).toBe('Answer not recognized.');
    const end = await again.answer({ questionKey: 'custom', answer: ' blue  bird' });
    expect((await toTheEnd(again, end)).status).toBe('SUCCESS');
  });

  it('[AUTH-21][AUTH-25] signs in if the verify app approves, not if it denies', async () => {
    const flow = await begin('verifyuser');
    await flow.emailCode();
    const response = await flow.enrol('verify');
    expect(response.nextStep).toMatchObject({ name: 'enroll-poll', refresh: 4000 });
    const poll = () => flow.client.idx.proceed({ step: 'enroll-poll' });
    expect((await poll()).nextStep?.name).toBe('enroll-poll');
    await tap('approved');
    await toTheEnd(flow, await poll());

    const again = await begin('verifyuser');
    const id = idOf(again.first, 'okta_verify');
    const ask = () => again.choose(id, 'push');
    const waiting = await ask();
    expect(waiting.nextStep).toMatchObject({ name: 'challenge-poll', refresh: 4000 });
    const pollAgain = () => again.client.idx.proceed({ step: 'challenge-poll' });
    expect((await pollAgain()).nextStep?.name).toBe('challenge-poll');
    await tap('denied');
    expect((await pollAgain()).messages?.[0]?.i18n?.key).toBe('security.access_denied');
    const { correctAnswer = '' } = dataOf(await ask());
    expect(correctAnswer).toMatch(/^\d\d$/);
    await tap(correctAnswer);
    expect((await toTheEnd(again, await pollAgain())).status).toBe('SUCCESS');
  });

  it('rejects a push unless the number shown on the page is tapped', async () => {
    const flow = await begin('verifyuser');
    const id = idOf(flow.first, 'okta_verify');
    const poll = () => flow.client.idx.proceed({ step: 'challenge-poll' });
    for (const habit of ['approved', 'other number']) {
      const { correctAnswer } = dataOf(await flow.choose(id, 'push'));
      const list = await (await fetch(`${identity.url}/demo/verify.json`)).json();
      const { waiting } = waitingList.parse(list);
      const choices = waiting[0]?.choices ?? [];
      expect(choices).toHaveLength(3);
      expect(choices).toContain(correctAnswer);
      const other = choices.find((choice) => choice !== correctAnswer) ?? '';
      await tap(habit === 'approved' ? habit : other);
      expect((await poll()).messages?.[0]?.i18n?.key).toBe('security.access_denied');
    }
  });

  it('[AUTH-25][MSG-25] allows one open push for each person, at most every 30 seconds', async () => {
    const flow = await begin('verifyuser');
    await push(flow);
    const [earlier] = await waitingIds();
    expect(errorKey(await push(flow))).toBe('errors.E0000109');
    expect(await waitingIds()).toEqual([earlier]);

    const other = await begin('verifyuser');
    await push(other);
    expect(await waitingIds()).toEqual([expect.not.stringMatching(`^${earlier}$`)]);
    const poll = await flow.client.idx.proceed({ step: 'challenge-poll' });
    expect(errorKey(poll)).toBe('oktaverify.timeout');
    await pass(WAIT_SECONDS);
    expect(errorKey(await push(other))).toBeUndefined();
    expect(await waitingIds()).toHaveLength(1);
  });

  it('[AUTH-25] counts pushes by person, like codes', async () => {
    await pass(HOUR_SECONDS);
    const flow = await begin('verifyuser');
    const id = idOf(flow.first, 'okta_verify');
    for (let sent = 0; sent < SENT_PER_HOUR_MAX; sent += 1) {
      expect(errorKey(await flow.choose(id, 'push'))).toBeUndefined();
      await tap('denied');
      await flow.client.idx.proceed({ step: 'challenge-poll' });
    }
    expect(errorKey(await flow.choose(id, 'push'))).toBe('tooManyRequests');
    const other = await begin('verifyuser');
    const refused = await other.choose(idOf(other.first, 'okta_verify'), 'push');
    expect(errorKey(refused)).toBe('tooManyRequests');
    await pass(HOUR_SECONDS);
    const later = await begin('verifyuser');
    const allowed = await later.choose(idOf(later.first, 'okta_verify'), 'push');
    expect(errorKey(allowed)).toBeUndefined();
  });

  it('[AUTH-25] accepts a code from the verify app in place of a push', async () => {
    const flow = await begin('verifyuser');
    const page = await flow.choose(idOf(flow.first, 'okta_verify'), 'totp');
    expect(page.nextStep?.name).toBe('challenge-authenticator');
    const shown = await (await fetch(`${identity.url}/demo/verify.json`)).json();
    const { codes } = z.object({ codes: z.array(z.object({ code: z.string() })) }).parse(shown);
    const end = await flow.answer({ totp: codes[0]?.code ?? '' });
    expect((await toTheEnd(flow, end)).tokens?.idToken?.claims['amr']).toContain('swk');
  });

  it('[AUTH-25] accepts a security key only with the right origin and signature', async () => {
    const flow = await begin('webauthnuser');
    await flow.emailCode();
    const shown = await flow.enrol('webauthn');
    const activation = dataOf(shown).activationData;
    const request = { challenge: activation?.challenge ?? '', rpId: activation?.rp.id ?? '' };
    const stranger = softwareKey('http://evil.example');
    const refused = await flow.answer(stranger.enrol(request), 'enroll-authenticator');
    expect(refused.messages?.[0]?.i18n?.key).toBe('authfactor.webauthn.error');
    const key = softwareKey(PORTAL);
    await toTheEnd(flow, await flow.answer(key.enrol(request), 'enroll-authenticator'));

    const again = await begin('webauthnuser');
    const page = await again.choose(idOf(again.first, 'webauthn'));
    const challenge = dataOf(page).challengeData;
    const question = { challenge: challenge?.challenge ?? '', rpId: challenge?.rpId ?? '' };
    const wrong = await again.answer(softwareKey(PORTAL).answer(question));
    expect(wrong.messages?.[0]?.i18n?.key).toBe('authfactor.webauthn.error');
    const end = await again.answer(key.answer(question));
    expect((await toTheEnd(again, end)).tokens?.idToken?.claims['amr']).toContain('hwk');
  });
});
