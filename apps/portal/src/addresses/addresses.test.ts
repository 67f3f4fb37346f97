import { describe, expect, it } from 'vitest';
import { href } from './href.ts';
import { withLanguage, withoutLanguage } from './language.ts';
import { PATHS } from './paths.ts';

describe('the language in an address', () => {
  it('[I18N-01] is the first path segment', () => {
    expect(withLanguage('/en/cards/')).toBe('/en/cards/');
    expect(withoutLanguage('/en/cards/')).toBe('/cards/');
  });

  it.each(['cs', 'de', 'fr', 'hu', 'it', 'nl', 'pl', 'ru', 'sk', 'pt-BR'])(
    '[I18N-02] [I18N-04] [I18N-06] [I18N-07] %s is not supported and becomes English',
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
  ])('[I18N-03] is English when %s has none', (path, expected) => {
    expect(withLanguage(path)).toBe(expected);
  });

  it('[NAV-48] [NAV-49] [NAV-50] is added to the sign-in address with and without its last slash', () => {
    expect(withLanguage('/login/')).toBe('/en/login/');
    expect(withLanguage('/login')).toBe('/en/login');
  });

  it('leaves an address without language as it is when it is taken off', () => {
    expect(withoutLanguage('/cards/')).toBe('/cards/');
    expect(withoutLanguage('/en')).toBe('/');
  });
});

describe('href', () => {
  it('[I18N-05] puts the language in front of every route', () => {
    const { card: _card, order: _order, ...plain } = PATHS;
    for (const path of Object.values(plain)) expect(withLanguage(`/en${path}`)).toBe(`/en${path}`);
    expect(href('cards')).toBe('/en/cards/');
    expect(href('overview')).toBe('/en/');
  });

  it('fills in the segments of a path, encoded', () => {
    expect(href('card', { cardId: 'a/b c' })).toBe('/en/cards/a%2Fb%20c');
  });

  it('writes the query and leaves out what is empty', () => {
    expect(href('accountSettings', {}, { tab: 'fleets', page: 2, q: '', sort: undefined })).toBe(
      '/en/settings/account/?tab=fleets&page=2',
    );
  });

  it('[NAV-52] [NAV-54] keeps the paths of the sign-out page and the activity page', () => {
    expect(href('logout')).toBe('/en/logout/');
    expect(href('activity')).toContain('/activity');
  });
});
