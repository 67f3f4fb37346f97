import { email, familyName, fieldIssues, firstName, type FieldIssue } from '@forecourt/validation';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { passwordIssues } from '../security/passwordRules.ts';

/** What a person is called and reached at, as people and programs send it. */
export const personText = {
  firstName: z.string().check(z.trim()),
  lastName: z.string().check(z.trim()),
  email: z.string().check(z.trim()),
};

const person = z.object({ firstName, lastName: familyName, email });

/** What the rules have against names or an address, wherever those are new. [CARD-24, USER-17] */
export function personIssues(given: {
  readonly [name in keyof z.infer<typeof person>]?: string | undefined;
}): readonly FieldIssue[] {
  const there = Object.entries(given).filter(([, value]) => value !== undefined);
  const checked = z.partial(person).safeParse(Object.fromEntries(there));
  return checked.success ? [] : fieldIssues(checked.error);
}

/** The id of a new person. */
export const newSubject = (): string => `00u${randomBytes(12).toString('hex')}`;

/** What the rules have against the first password of someone new. */
export const firstPasswordIssues = (
  context: Context,
  { username, email: address }: { readonly username: string; readonly email: string },
  password: string,
): Promise<readonly FieldIssue[]> => {
  const factor = { id: 'new', kind: 'email', profile: { email: address }, secret: null } as const;
  const factors = [{ ...factor, isVerified: true }];
  return passwordIssues(context, { username, factors }, password, { isForced: true });
};
