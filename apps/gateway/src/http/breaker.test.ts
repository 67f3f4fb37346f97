import { describe, expect, it } from 'vitest';
import { providerCalls } from '../identity/providerCalls.ts';

describe('a provider that fails', () => {
  it('is left alone after five failures in a row, and every call says that it is unavailable', async () => {
    let asked = 0;
    const call = providerCalls({ url: 'http://provider.example', apiToken: 'token' }, () => {
      asked += 1;
      return Promise.reject(new Error('no answer'));
    });
    for (let n = 0; n < 8; n += 1) {
      await expect(call('GET', '/api/v1/users/1')).rejects.toMatchObject({
        status: 503,
        errorCode: 'server.unavailable',
        retryable: true,
      });
    }
    expect(asked).toBe(5);
  });

  it('that only refuses is not left alone', async () => {
    let asked = 0;
    const call = providerCalls({ url: 'http://provider.example', apiToken: 'token' }, () => {
      asked += 1;
      return Promise.resolve(new Response('{}', { status: 404 }));
    });
    for (let n = 0; n < 8; n += 1) expect((await call('GET', '/x')).status).toBe(404);
    expect(asked).toBe(8);
  });
});
