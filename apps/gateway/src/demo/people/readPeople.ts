import { readFileSync } from 'node:fs';
import { StartupError } from '@forecourt/server';
import { ROLES } from '@forecourt/validation';
import * as z from 'zod/mini';
import type { DemoPerson } from './people.ts';

const text = z.string().check(z.minLength(1));
const person = z.object({
  subject: text,
  username: text,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  role: z.enum(ROLES),
});

/**
 * The people of the demo out of the file that the identity provider reads too; what they sign in
 * with is left there.
 *
 * @throws StartupError when the file is missing or holds something else.
 */
export function readPeople(path: string | undefined): DemoPerson[] {
  if (path === undefined)
    throw new StartupError('DEMO_PEOPLE is missing. Set it to the path of the people file.');
  try {
    return z.array(person).parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
    throw new StartupError(`Could not read the people in ${path}: ${why}`);
  }
}
