import { describe, expect, it } from 'vitest';
import { baseUrlOf, LOGIN_STATE_PARAMETERS, readLoginAddress } from './loginState.ts';

const ORIGIN = 'https://portal.example';
const base64 = (content: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(content))));
const tokenFor = (content: unknown) =>
  base64(content).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

describe("the sign-in page's URL", () => {
  it('[NAV-55] [AUTH-12] reads idp', () => {
    expect(readLoginAddress('?idp=cp1', ORIGIN).state.idp).toBe('cp1');
  });

  it('[NAV-57] reads login_hint', () => {
    expect(readLoginAddress('?login_hint=dmorales7', ORIGIN).loginHint).toBe('dmorales7');
  });

  it.each(LOGIN_STATE_PARAMETERS)('[AUTH-13] [AUTH-14] keeps %s', (name) => {
    expect(readLoginAddress(`?${name}=x1&other=y`, ORIGIN).state).toEqual({ [name]: 'x1' });
  });

  it('[NAV-56] reads the baseURL of userToken in base64 and base64url', () => {
    const content = { baseURL: `${ORIGIN}/en/cards/?q=Núñez>>>` };
    const url = tokenFor(content);
    expect(baseUrlOf(url)).toBe(content.baseURL);
    expect(baseUrlOf(base64(content))).toBe(content.baseURL);
    expect(readLoginAddress(`?userToken=${url}`, ORIGIN).returnTo).toContain('/en/cards/');
  });

  it.each([
    ['another site', tokenFor({ baseURL: 'https://evil.example/en/' })],
    ['a script', tokenFor({ baseURL: 'javascript:alert(1)' })],
    ['another site without protocol', tokenFor({ baseURL: '//evil.example' })],
    ['another site behind our own', tokenFor({ baseURL: `${ORIGIN}//evil.example/en/` })],
    ['another site by backslashes', tokenFor({ baseURL: `${ORIGIN}/\\\\evil.example/en/` })],
    ['our name before another one', tokenFor({ baseURL: `${ORIGIN}@evil.example/en/` })],
    ['no text', tokenFor({ baseURL: 4 })],
    ['no object', tokenFor(null)],
    ['no JSON', 'AAAA'],
    ['no base64', '%%%'],
  ])('[NAV-56] ignores a userToken with %s', (_case, userToken) => {
    const query = new URLSearchParams({ userToken });
    expect(readLoginAddress(`?${query}`, ORIGIN).returnTo).toBeNull();
  });
});
