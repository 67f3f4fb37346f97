import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { VERIFICATION_CODE_DIGITS } from '@forecourt/validation';

/** The stored form of a random secret: enough to find it, useless to whoever reads the store. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** A secret of 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A random code of digits, including leading zeros. */
export const newVerificationCode = (): string =>
  String(randomInt(10 ** VERIFICATION_CODE_DIGITS)).padStart(VERIFICATION_CODE_DIGITS, '0');

/** A keyed hash for values that could be guessed (codes, usernames, network addresses). */
export const keyedHash = (key: string, ...parts: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');

/** Compares two hashes in constant time. */
export function sameHash(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
