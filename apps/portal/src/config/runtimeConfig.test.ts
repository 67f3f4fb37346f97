import { describe, expect, it } from 'vitest';
import { loadConfig, readConfig } from './runtimeConfig.ts';

const least = {
  gatewayUrl: 'https://gateway.example/',
  issuers: { main: 'https://id.example/oauth2/forecourt' },
};
const faultsOf = (input: unknown) => {
  const result = readConfig(input);
  return result.ok ? [] : result.faults.map(({ path, key }) => `${path}: ${key}`);
};

describe('config.json', () => {
  it('requires the gateway URL and the issuer, and fills in the other settings', () => {
    const result = readConfig(least);
    if (!result.ok) throw new Error('refused');
    expect(result.config).toMatchObject({
      gatewayUrl: 'https://gateway.example',
      clientId: 'forecourt-portal',
      demo: false,
      flags: {},
    });
  });

  it('[SESS-30] [SESS-31] accepts a token TTL and its multiplier', () => {
    const result = readConfig({ ...least, tokenTtlSeconds: 900, tokenTtlMultiplier: 2 });
    if (!result.ok) throw new Error('refused');
    expect(result.config.tokenTtlSeconds * result.config.tokenTtlMultiplier).toBe(1800);
  });

  it('[AUTH-58] [AUTH-59] reports every invalid entry', () => {
    const input = { gatewayUrl: 'ftp://x', issuers: {}, tokenTtlSeconds: 0, flags: { points: 1 } };
    expect(faultsOf(input)).toEqual([
      'gatewayUrl: config.notWebAddress',
      'issuers.main: config.notText',
      'tokenTtlSeconds: config.notPositive',
      'flags.points: config.notFlag',
    ]);
  });

  it.each([null, 4, 'x', []])('refuses %j, which is not an object', (input) => {
    expect(faultsOf(input)).toEqual([': config.notGroup']);
  });

  it('[AUTH-60] refuses an issuer with an admin subdomain', () => {
    const main = 'https://acme-admin.id.example/oauth2/x';
    expect(faultsOf({ ...least, issuers: { main } })).toEqual(['issuers.main: config.adminIssuer']);
  });

  it.each([
    ['is missing', () => Promise.resolve(new Response('', { status: 404 })), 'config.notFound'],
    ['is not JSON', () => Promise.resolve(new Response('<html>')), 'config.notReadable'],
    ['cannot be fetched', () => Promise.reject(new TypeError('offline')), 'config.notReadable'],
  ])('reports that it %s', async (_case, fetcher, key) => {
    expect(await loadConfig(fetcher)).toEqual({ ok: false, faults: [{ path: '', key }] });
  });
});
