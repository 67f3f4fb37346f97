import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PASSWORD_CHARACTERS_MIN } from '../credentials/constants.ts';
import { newPassword } from '../credentials/newPassword.ts';
import { fieldIssues } from '../core/issue.ts';
import { frontDecode, frontEncode } from './frontCoding.ts';
import { frontCodedPasswords } from './frontCodedPasswords.ts';
import { isCommonPassword } from './isCommonPassword.ts';

/** Passwords up to this rank are included; beyond it, only those long enough to be chosen. */
const RANKS = 25_000;
const WIRE_BYTES_MAX = 60_000;
const chosen = passwords.filter(
  (password, rank) => rank < RANKS || password.length >= PASSWORD_CHARACTERS_MIN,
);

const header = `/**
 * The ${RANKS.toLocaleString('en-US')} most common passwords and all longer common ones, front coded (see \`frontCoding.ts\`), from
 * @zxcvbn-ts/language-common: MIT License, copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.,
 * copyright (c) 2021 @zxcvbn-ts.
 */
`;
const escaped = (text: string) => text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);

describe('the list of common passwords', () => {
  it('[AUTH-41] matches the public list, with over 10,000 entries', async () => {
    const literal = `\`${escaped(frontEncode(chosen))}\``;
    const source = `${header}export const frontCodedPasswords = ${literal};\n`;
    await expect(source).toMatchFileSnapshot('./frontCodedPasswords.ts');
    expect(new Set(frontDecode(frontCodedPasswords))).toEqual(new Set(chosen));
    expect(chosen.length).toBeGreaterThan(10_000);
  });

  it('is under 60 kB when compressed with gzip', async () => {
    const packed = new Blob([frontCodedPasswords])
      .stream()
      .pipeThrough(new CompressionStream('gzip'));
    const { byteLength } = await new Response(packed).arrayBuffer();
    expect(byteLength).toBeLessThan(WIRE_BYTES_MAX);
  });
});

describe('isCommonPassword', () => {
  it.each(['123456', 'password', 'qwerty123456', 'Password', '1QAZ2WSX3EDC'])(
    '[AUTH-41] returns true for %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each([
    'Copper-Lantern-41',
    '',
    'passwordpasswordpasswordx',
    '\u0000',
    'A12345678901x',
    'toString',
  ])('[AUTH-41] returns false for %j', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('[AUTH-41] matches every listed password in any case, and nothing else', () => {
    expect(chosen.filter((password) => !isCommonPassword(password.toUpperCase()))).toEqual([]);
    const listed = new Set(chosen);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{0,6}\d{0,4}$/)), (password) => {
        expect(isCommonPassword(password)).toBe(listed.has(password.toLowerCase()));
      }),
    );
  });

  it('[AUTH-41] returns false for anything but a string', () => {
    for (const value of [null, undefined, 4, {}]) {
      expect(Reflect.apply(isCommonPassword, undefined, [value])).toBe(false);
    }
  });

  it('[AUTH-41] works as the check in newPassword', () => {
    const parsed = newPassword({ isCommonPassword }).safeParse('1qaz2wsx3edc');
    if (parsed.success) throw new Error('accepted');
    expect(fieldIssues(parsed.error).map(({ key }) => key)).toEqual([
      'password.classes',
      'password.common',
    ]);
  });
});

describe('front coding', () => {
  it.each([24, 25, 26, 40])('round-trips words that share %i characters', (shared) => {
    const words = [`${'x'.repeat(shared)}a`, `${'x'.repeat(shared)}b`];
    expect(frontDecode(frontEncode(words))).toEqual(words);
  });

  it('removes duplicates', () => {
    expect(frontDecode(frontEncode(['b', 'a', 'b']))).toEqual(['a', 'b']);
    expect(frontDecode(frontEncode([]))).toEqual([]);
  });

  it('round-trips any unique words, sorted', () => {
    const word = fc.stringMatching(/^[!-@[-~]{1,40}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word), (words) => {
        expect(frontDecode(frontEncode(words))).toEqual(words.toSorted());
      }),
    );
  });
});
