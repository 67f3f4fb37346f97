import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accepted,
  expectRefused,
  expectRoundTrip,
  issuesOf,
  keysOf,
  placedKeysOf,
} from '../core/issues.test.fixtures.ts';
import { cookieSettings } from './cookieSettings.ts';
import { codeVerifier, identityClientConfig } from './identityClientConfig.ts';
import { redirectReasons } from './redirect.ts';

const issuer = 'https://id.example/oauth2/forecourt';

describe('identityClientConfig', () => {
  it.each([
    ['AUTH-57', { issuer, scopes: ['openid'] }, []],
    ['AUTH-57', { issuer, scopes: [] }, []],
    ['AUTH-57', { issuer, scopes: 'openid email' }, ['scopes: scopes.notTexts']],
    ['AUTH-57', { issuer, scopes: ['openid', 4] }, ['scopes.1: scopes.notTexts']],
    ['AUTH-57', { issuer, scopes: null }, ['scopes: scopes.notTexts']],
    ['AUTH-58', {}, ['issuer: issuer.required']],
    ['AUTH-58', { issuer: ' ' }, ['issuer: issuer.required']],
    ['AUTH-58', { issuer: null }, ['issuer: issuer.required']],
    ['AUTH-59', { issuer: 'http://localhost:4300/oauth2/forecourt' }, []],
    ['AUTH-59', { issuer: 'id.example' }, ['issuer: issuer.notUrl']],
    ['AUTH-59', { issuer: 'ftp://id.example' }, ['issuer: issuer.notUrl']],
    ['AUTH-59', { issuer: 'javascript:alert(1)//https://' }, ['issuer: issuer.notUrl']],
    ['AUTH-60', { issuer: 'https://acme-admin.id.example' }, ['issuer: issuer.admin']],
    ['AUTH-60', { issuer: 'https://ACME-ADMIN.id.example' }, ['issuer: issuer.admin']],
    ['AUTH-60', { issuer: 'https://id.example/my-admin.path' }, []],
    ['AUTH-59', null, [': value.invalid']],
  ])('[%s] for %o, reports %o', (_id, value, expected) => {
    expect(placedKeysOf(identityClientConfig, value)).toEqual(expected);
  });

  it('[AUTH-104] defaults to the usual scopes', () => {
    expect(accepted(identityClientConfig, { issuer })).toEqual({
      issuer,
      scopes: ['openid', 'profile', 'email', 'offline_access'],
    });
  });

  it('[AUTH-57] [AUTH-59] accepts any web URL with any scopes', () => {
    const config = fc.record({
      issuer: fc.webUrl().filter((url) => !url.includes('-admin.')),
      scopes: fc.array(fc.string()),
    });
    expectRoundTrip(identityClientConfig, config);
    expectRefused(
      identityClientConfig,
      fc.record({ issuer: fc.domain().map((host) => `https://x-admin.${host}`) }),
      'issuer.admin',
    );
  });
});

describe('codeVerifier', () => {
  it.each([
    ['a'.repeat(43), []],
    ['a'.repeat(128), []],
    ['a'.repeat(42), ['codeVerifier.length']],
    ['a'.repeat(129), ['codeVerifier.length']],
    [`${'a'.repeat(43)}+`, ['codeVerifier.characters']],
    ['', ['codeVerifier.length']],
    [null, ['codeVerifier.characters']],
  ])('[AUTH-68] for %o, reports %o', (value, expected) => {
    expect(keysOf(codeVerifier, value)).toEqual(expected);
  });

  it('[AUTH-68] accepts 43 to 128 URL-safe characters', () => {
    expect(issuesOf(codeVerifier, 'a')[0]?.params).toEqual({ min: 43, max: 128 });
    expectRoundTrip(codeVerifier, fc.stringMatching(/^[A-Za-z0-9\-._~]{43,128}$/));
    const outside = fc.stringMatching(/^([a-z]{0,42}|[a-z]{129,200})$/);
    expectRefused(codeVerifier, outside, 'codeVerifier.length');
  });
});

describe('cookieSettings', () => {
  const warning = { key: 'cookie.notHttps', params: {} };
  it.each([
    ['AUTH-61', { isHttps: true }, { secure: true, sameSite: 'none', warning: null }],
    ['AUTH-61', { isHttps: false }, { secure: false, sameSite: 'lax', warning: null }],
    ['AUTH-62', { isHttps: false, secure: true }, { secure: false, sameSite: 'lax', warning }],
    ['AUTH-63', { isHttps: true, secure: true }, { secure: true, sameSite: 'none', warning: null }],
    [
      'AUTH-63',
      { isHttps: true, secure: false },
      { secure: false, sameSite: 'lax', warning: null },
    ],
  ])('[%s] for %o, returns %o', (_id, page, expected) => {
    expect(cookieSettings(page)).toEqual(expected);
  });
});

describe('redirectReasons', () => {
  const answer = { savedState: 'a1', returnedState: 'a1', interactionCode: 'c1' };
  it.each([
    ['AUTH-64', answer, []],
    ['AUTH-64', { ...answer, returnedState: 'a2' }, ['redirect.state']],
    ['AUTH-64', { ...answer, returnedState: null }, ['redirect.state']],
    ['AUTH-64', { ...answer, savedState: null }, ['redirect.noTransaction']],
    ['AUTH-64', { ...answer, savedState: '', returnedState: '' }, ['redirect.noTransaction']],
    ['AUTH-65', { ...answer, interactionCode: null }, ['redirect.noCode']],
    ['AUTH-65', { ...answer, interactionCode: '' }, ['redirect.noCode']],
  ])('[%s] for %o, returns %o', (_id, input, expected) => {
    expect(redirectReasons(input).map(({ key }) => key)).toEqual(expected);
  });
});
