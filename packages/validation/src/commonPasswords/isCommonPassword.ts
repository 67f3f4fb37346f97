import { frontDecode } from './frontCoding.ts';
import { frontCodedPasswords } from './frontCodedPasswords.ts';

let passwords: ReadonlySet<string> | undefined;

/**
 * Whether a password is in the list of common passwords, ignoring case. Exact, so no other password
 * is rejected. The list is decoded on the first call. [AUTH-41]
 */
export function isCommonPassword(password: string): boolean {
  passwords ??= new Set(frontDecode(frontCodedPasswords));
  return typeof password === 'string' && passwords.has(password.toLowerCase());
}
