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
