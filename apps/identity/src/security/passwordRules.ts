import { fieldIssues, newPassword, type FieldIssue } from '@forecourt/validation';
import { isCommonPassword } from '@forecourt/validation/commonPasswords';
import type { Context } from '../context.ts';
import { pastPasswords } from '../store/passwords.ts';
import { emailOf, type User } from '../store/users.ts';
import { verifyPassword } from './passwords.ts';

type Person = Pick<User, 'username' | 'factors'> & Partial<User>;

/**
 * Checks a new password against the rules of `@forecourt/validation`. The history is compared only
 * if everything else is right, since each comparison costs as much as a sign-in. `isForced` lifts
 * the wait between changes. [AUTH-35 to AUTH-43]
 */
export async function passwordIssues(
  context: Context,
  person: Person,
  candidate: string,
  { isForced }: { readonly isForced: boolean },
): Promise<readonly FieldIssue[]> {
  const now = context.clock.now();
  const options = {
    username: person.username,
    email: emailOf(person) ?? null,
    isCommonPassword,
    now,
    lastChangedAt: isForced || !person.passwordHash ? null : (person.passwordChangedAt ?? null),
  };
  const result = newPassword(options).safeParse(candidate);
  if (!result.success) return fieldIssues(result.error);
  const { issuer, subject, passwordHash } = person;
  if (!issuer || !subject) return [];
  const currentPassword = (await isSame(context, candidate, passwordHash)) ? candidate : null;
  const isPrevious = await matchesAny(
    context,
    candidate,
    await pastPasswords(context, { issuer, subject }),
  );
  const previousPasswords = isPrevious ? [candidate] : [];
  const fullResult = newPassword({ ...options, currentPassword, previousPasswords }).safeParse(
    candidate,
  );
  return fullResult.success ? [] : fieldIssues(fullResult.error);
}

const isSame = (context: Context, candidate: string, hash: string | undefined): Promise<boolean> =>
  hash ? verifyPassword(context, candidate, hash) : Promise.resolve(false);

async function matchesAny(
  context: Context,
  candidate: string,
  hashes: readonly string[],
): Promise<boolean> {
  for (const hash of hashes) if (await verifyPassword(context, candidate, hash)) return true;
  return false;
}
