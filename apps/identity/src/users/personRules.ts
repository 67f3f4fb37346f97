import { email, familyName, fieldIssues, firstName, type FieldIssue } from '@forecourt/validation';
import * as z from 'zod/mini';

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
