import { describe, expect, it } from 'vitest';
import { providerCalls } from '../identity/providerCalls.ts';
import { createBreakers } from './breaker.ts';

describe('providerCalls', () => {
  it('stops calling after five failures in a row, and fails with a 503 each time', async () => {
    let requestCount = 0;
    const call = providerCalls({ url: 'http://provider.example', apiToken: 'token' }, () => {
      requestCount += 1;
      return Promise.reject(new Error('no answer'));
    });
    for (let n = 0; n < 8; n += 1) {
      await expect(call('GET', '/api/v1/users/1')).rejects.toMatchObject({
        status: 503,
        errorCode: 'server.unavailable',
        retryable: true,
      });
    }
    expect(requestCount).toBe(5);
  });

  it('keeps calling a provider that only refuses requests', async () => {
    let requestCount = 0;
    const call = providerCalls({ url: 'http://provider.example', apiToken: 'token' }, () => {
      requestCount += 1;
      return Promise.resolve(new Response('{}', { status: 404 }));
    });
    for (let n = 0; n < 8; n += 1) expect((await call('GET', '/x')).status).toBe(404);
    expect(requestCount).toBe(8);
  });
});

const failing = (error: Error) => {
  let requestCount = 0;
  const call = () => {
    requestCount += 1;
    return Promise.reject(error);
  };
  return { call, asked: () => requestCount };
};

describe('createBreakers', () => {
  it('stops calls to a failing host without affecting another host', async () => {
    const breakerOf = createBreakers();
    const silent = failing(new Error('no answer'));
    for (let n = 0; n < 8; n += 1) {
      await expect(breakerOf('a.example').execute(silent.call)).rejects.toThrow();
    }
    expect(silent.asked()).toBe(5);
    expect(await breakerOf('b.example').execute(() => Promise.resolve('well'))).toBe('well');
  });

  it.each([
    [400, 8],
    [429, 5],
    [503, 5],
  ])('given a host failing with %i, lets through %i of eight calls', async (statusCode, times) => {
    const breakerOf = createBreakers();
    const refusing = failing(Object.assign(new Error('no'), { statusCode }));
    for (let n = 0; n < 8; n += 1) {
      await expect(breakerOf('a.example').execute(refusing.call)).rejects.toThrow();
    }
    expect(refusing.asked()).toBe(times);
  });
});
