import { describe, expect, it } from 'vitest';
import { href } from './href.ts';
import { withLanguage, withoutLanguage } from './language.ts';
import { PATHS } from './paths.ts';

describe('the language in a URL', () => {
  it('[I18N-01] is the first path segment', () => {
    expect(withLanguage('/en/cards/')).toBe('/en/cards/');
    expect(withoutLanguage('/en/cards/')).toBe('/cards/');
  });

  it.each(['cs', 'de', 'fr', 'hu', 'it', 'nl', 'pl', 'ru', 'sk', 'pt-BR'])(
    '[I18N-02] [I18N-04] [I18N-06] [I18N-07] falls back to English for the unsupported %s',
    (code) => {
      expect(withLanguage(`/${code}/cards/`)).toBe('/en/cards/');
    },
  );

  it.each([
    ['/', '/en/'],
    ['/cards/', '/en/cards/'],
    ['/reports', '/en/reports'],
    ['/nowhere/at/all', '/en/nowhere/at/all'],
    ['//evil.example/x', '/en/evil.example/x'],
  ])('[I18N-03] defaults to English when %s has none', (path, expected) => {
    expect(withLanguage(path)).toBe(expected);
  });

  it('[NAV-48] [NAV-49] [NAV-50] is added to /login with or without a trailing slash', () => {
    expect(withLanguage('/login/')).toBe('/en/login/');
    expect(withLanguage('/login')).toBe('/en/login');
  });

  it('is removed if present, leaving the rest of the path', () => {
    expect(withoutLanguage('/cards/')).toBe('/cards/');
    expect(withoutLanguage('/en')).toBe('/');
  });
});

describe('href', () => {
  it('[I18N-05] prefixes every route with the language', () => {
    const { card: _card, order: _order, ...plain } = PATHS;
    for (const path of Object.values(plain)) expect(withLanguage(`/en${path}`)).toBe(`/en${path}`);
    expect(href('cards')).toBe('/en/cards/');
    expect(href('overview')).toBe('/en/');
  });

  it('fills in path parameters, percent-encoded', () => {
    expect(href('card', { cardId: 'a/b c' })).toBe('/en/cards/a%2Fb%20c');
  });

  it('adds the query, omitting empty values', () => {
    expect(href('accountSettings', {}, { tab: 'fleets', page: 2, q: '', sort: undefined })).toBe(
      '/en/settings/account/?tab=fleets&page=2',
    );
  });

  it('[NAV-52] [NAV-54] returns /logout/ for sign-out and /activity for activity', () => {
    expect(href('logout')).toBe('/en/logout/');
    expect(href('activity')).toContain('/activity');
  });
});
