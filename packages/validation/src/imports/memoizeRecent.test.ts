import { describe, expect, it } from 'vitest';
import { memoizeRecent } from './memoizeRecent.ts';

const counted = () => {
  const requests: string[] = [];
  const ask = memoizeRecent('', (text: string) => {
    requests.push(text);
    return { text };
  });
  return { ask, requests };
};
const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}${at}`);

describe('remembered', () => {
  it('computes blanks, the previous value, and repeated values only once', () => {
    const { ask, requests } = counted();
    for (const text of ['', 'a', 'a', '', 'a', 'b', 'a', 'b', '']) {
      expect(ask(text)).toEqual({ text });
    }
    expect(requests).toEqual(['', 'a', 'b']);
  });

  it('caches the first 500 values and never evicts them for new ones', () => {
    const { ask, requests } = counted();
    for (const text of [...names('a', 500), ...names('new', 100), 'a0', ...names('more', 100)]) {
      ask(text);
    }
    const before = requests.length;
    for (const text of names('a', 500)) expect(ask(text)).toEqual({ text });
    expect(requests.length).toBe(before);
    ask('new0');
    expect(requests.length).toBe(before + 1);
  });

  it('stops caching if only new values come, and still returns the right result', () => {
    const { ask, requests } = counted();
    for (const text of names('a', 601)) ask(text);
    const before = requests.length;
    for (const text of ['a0', 'a1', 'a1', '']) expect(ask(text)).toEqual({ text });
    expect(requests.slice(before)).toEqual(['a0', 'a1', 'a1']);
  });
});
