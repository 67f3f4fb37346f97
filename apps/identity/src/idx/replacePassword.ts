import type { Context } from '../context.ts';
import { hashPassword } from '../security/passwords.ts';
import { dropLinks } from '../store/links.ts';
import type { Owner } from '../store/owner.ts';
import { savePassword } from '../store/passwords.ts';
import { endSignIns } from '../store/signIns.ts';
import { dropTransactionsOf } from './transaction.ts';

/** What survives: the sign-in in progress, or the device, that the password was changed in. */
interface Survivors {
  readonly handle?: string | undefined;
  readonly signInId?: string | undefined;
}

/**
 * Sets a password (`null` removes it) and ends everything that the old one led to: links and session
 * tokens, sign-ins in progress, and the person's sign-ins on all devices.
 */
export async function replacePassword(
  context: Context,
  owner: Owner,
  password: string | null,
  { handle, signInId }: Survivors = {},
): Promise<void> {
  const hash = password === null ? null : await hashPassword(context, password);
  await savePassword(context, owner, hash);
  await dropLinks(context, owner);
  await dropTransactionsOf(context, owner, { except: handle });
  await endSignIns(context, owner, { except: signInId });
}
