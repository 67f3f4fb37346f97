import { expect, it } from 'vitest';
import { createHttpProvider } from './httpProvider.ts';

const gone = createHttpProvider({
  url: 'https://org.example',
  apiToken: 'token',
  issuer: 'https://org.example/oauth2/main',
  fetch: () => Promise.resolve(Response.json({ errorCode: 'E0000007' }, { status: 404 })),
});

it.each(['listFactors', 'listAvailable', 'listQuestions'] as const)(
  '%s of someone whom the provider does not have says so, and is no fault of ours',
  async (name) => {
    await expect(gone[name]('00u1')).rejects.toMatchObject({
      status: 404,
      errorCode: 'user.notFound',
    });
  },
);
