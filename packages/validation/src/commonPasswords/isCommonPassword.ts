import { frontDecode } from './frontCoding.ts';
import { frontCodedPasswords } from './frontCodedPasswords.ts';

let passwords: ReadonlySet<string> | undefined;

/**
 * Whether a password is in the list of common passwords, in whatever case. The list is exact: nothing
 * else is refused. It is unpacked at the first call. [AUTH-41]
 */
export function isCommonPassword(password: string): boolean {
  passwords ??= new Set(frontDecode(frontCodedPasswords));
  return typeof password === 'string' && passwords.has(password.toLowerCase());
}
