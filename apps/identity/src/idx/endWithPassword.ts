import type { Context } from '../context.ts';
import { dropLinks } from '../store/links.ts';
import type { Owner } from '../store/owner.ts';
import { endSignIns } from '../store/signIns.ts';
import { dropTransactionsOf } from './transaction.ts';

/** What survives: the sign-in in progress, or the device, that the password was changed in. */
interface Survivors {
  readonly handle?: string | undefined;
  readonly signInId?: string | undefined;
}

/**
 * Ends everything that an old password led to: links and session tokens, sign-ins in progress, and
 * the person's sign-ins on all devices.
 */
export async function endWithPassword(
  context: Context,
  owner: Owner,
  { handle, signInId }: Survivors = {},
): Promise<void> {
  await dropLinks(context, owner);
  await dropTransactionsOf(context, owner, { except: handle });
  await endSignIns(context, owner, { except: signInId });
}
