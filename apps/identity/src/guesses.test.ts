import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { oktaClient } from './testing/client.ts';
import { runIdentity } from './testing/runIdentity.ts';
import { newestCode } from './testing/startIdentity.ts';
import { person, startWithIssuers, testIssuer } from './testing/withConfig.ts';

// Attacks with concurrent requests, which try to slip between a check and the write that follows.

const PASSWORD = 'Copper-Lantern-41';
const STEP_SECONDS = 31;

const identity = runIdentity(() =>
  startWithIssuers([
    testIssuer('guessed', {
      users: [person('target'), person('watched')],
      enrolments: { required: [], optional: ['totp'] },
    }),
  ]),
);
let moved = 0;
const nextStep = async () => {
  moved += STEP_SECONDS * 1000;
  await identity.moveClock(STEP_SECONDS);
};

async function begin(username: string, passcode = PASSWORD) {
  const client = oktaClient(`${identity.url}/oauth2/guessed`);
  await client.idx.start();
  const go = (step: string, values: object = {}) => client.idx.proceed({ step, ...values });
  const page = await go('identify', { identifier: username, credentials: { passcode } });
  const answer = (step: string, code: string) => go(step, { credentials: { passcode: code } });
  return { page, go, answer };
}
type Page = Awaited<ReturnType<typeof begin>>['page'];

const keyOf = ({ messages }: Page) => messages?.[0]?.i18n?.key;
const secretOf = ({ context }: Page): string =>
  z.object({ sharedSecret: z.string() }).parse(context?.currentAuthenticator?.value.contextualData)
    .sharedSecret;

describe('concurrent attempts', () => {
  it('brute force: five wrong passwords lock the account, even for the right one', async () => {
    const wrong = Array.from({ length: 12 }, (_, index) =>
      begin('target', `Guess-${index}-of-Many`),
    );
    const responses = await Promise.all(wrong);
    const locked = responses.filter(({ page }) => keyOf(page) === 'errors.E0000119');
    // the fifth wrong one locks the account; later ones are not checked
    expect(locked).toHaveLength(8);
    expect(keyOf((await begin('target')).page)).toBe('errors.E0000119');
  });

  it('replay: one authenticator-app code used by two sign-ins works for only one', async () => {
    const first = await begin('watched');
    await first.answer(
      'challenge-authenticator',
      await newestCode(identity.url, 'watched@acme.example'),
    );
    const shown = await first.go('select-authenticator-enroll', { authenticator: { id: 'totp' } });
    const app = new TOTP({ secret: secretOf(shown) });
    const codeNow = () => app.generate({ timestamp: Date.now() + moved });
    await first.answer('enroll-authenticator', codeNow());

    await nextStep();
    const two = await Promise.all([begin('watched'), begin('watched')]);
    for (const { page, go } of two) {
      const factors = page.context?.authenticatorEnrollments?.value ?? [];
      const id = factors.find(({ key }) => key === 'google_otp')?.id ?? '';
      await go('select-authenticator-authenticate', { authenticator: { id, methodType: 'otp' } });
    }
    const code = codeNow();
    const ends = await Promise.all(
      two.map(({ answer }) => answer('challenge-authenticator', code)),
    );
    expect(ends.map(keyOf).filter((key) => key === undefined)).toHaveLength(1);
    expect(ends.map(keyOf)).toContain('api.authn.error.PASSCODE_INVALID');
  });
});
