import { expect, it } from 'vitest';
import { createHttpProvider } from './httpProvider.ts';

const org = {
  url: 'https://org.example',
  apiToken: 'token',
  issuer: 'https://org.example/oauth2/main',
};
const gone = createHttpProvider({
  ...org,
  fetch: () => Promise.resolve(Response.json({ errorCode: 'E0000007' }, { status: 404 })),
});

it('inviteUser returns the rules that were broken, not that the username is taken', async () => {
  const errorCauses = [
    { errorSummary: 'too long', errorKey: 'text.tooLong', errorParams: { max: 30 } },
  ];
  const refusing = createHttpProvider({
    ...org,
    fetch: () =>
      Promise.resolve(Response.json({ errorCode: 'E0000001', errorCauses }, { status: 400 })),
  });
  const user = { username: 'noor', email: 'noor@new.example', firstName: 'Noor', lastName: 'Hale' };
  expect(await refusing.inviteUser(user)).toEqual({
    ok: false,
    reason: 'refused',
    fields: [{ path: '', key: 'text.tooLong', params: { max: 30 } }],
  });
});

it.each(['listFactors', 'listAvailable', 'listQuestions'] as const)(
  '%s rejects with a 404 for a user that the provider does not have',
  async (name) => {
    await expect(gone[name]('00u1')).rejects.toMatchObject({
      status: 404,
      errorCode: 'user.notFound',
    });
  },
);

it('[GW-69] resends a phone’s code with what the provider knows of it', async () => {
  const sent: unknown[] = [];
  const profile = { phoneNumber: '+12145550142' };
  const factor = { id: 'f1', factorType: 'sms', status: 'PENDING_ACTIVATION', profile };
  const enrolling = createHttpProvider({
    ...org,
    fetch: (url, init) => {
      if (init?.method === 'POST') sent.push([url, init.body]);
      return Promise.resolve(Response.json(init?.method === 'POST' ? factor : [factor]));
    },
  });
  expect(await enrolling.resendCode('00u1', 'f1')).toEqual({ ok: true });
  expect(sent).toEqual([
    [
      `${org.url}/api/v1/users/00u1/factors/f1/resend`,
      JSON.stringify({ factorType: 'sms', provider: 'OKTA', profile }),
    ],
  ]);
  expect(await enrolling.resendCode('00u1', 'f2')).toEqual({ ok: false, reason: 'notFound' });
});
