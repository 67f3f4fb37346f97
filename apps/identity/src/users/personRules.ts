import { email, familyName, fieldIssues, firstName, type FieldIssue } from '@forecourt/validation';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { passwordIssues } from '../security/passwordRules.ts';

/** A person's names and email as people and programs send them, before validation. */
export const personText = {
  firstName: z.string().check(z.trim()),
  lastName: z.string().check(z.trim()),
  email: z.string().check(z.trim()),
};

const person = z.object({ firstName, lastName: familyName, email });

/** Issues with names or an email, checking only those given (new ones). [CARD-24, USER-17] */
export function personIssues(fields: {
  readonly [name in keyof z.infer<typeof person>]?: string | undefined;
}): readonly FieldIssue[] {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  const result = z.partial(person).safeParse(Object.fromEntries(entries));
  return result.success ? [] : fieldIssues(result.error);
}

/** Generates the id of a new person. */
export const newSubject = (): string => `00u${randomBytes(12).toString('hex')}`;

/** Issues with the first password of a new person. */
export const firstPasswordIssues = (
  context: Context,
  { username, email: address }: { readonly username: string; readonly email: string },
  password: string,
): Promise<readonly FieldIssue[]> => {
  const factor = { id: 'new', kind: 'email', profile: { email: address }, secret: null } as const;
  const factors = [{ ...factor, isVerified: true }];
  return passwordIssues(context, { username, factors }, password, { isForced: true });
};
