import type { Context } from '../context.ts';
import { dropLinks } from '../store/links.ts';
import type { Owner } from '../store/owner.ts';
import { endSignIns } from '../store/signIns.ts';
import { dropTransactionsOf } from './transaction.ts';

/** What goes on: the sign-in under way, or the device, that the password was changed by. */
interface Kept {
  readonly handle?: string | undefined;
  readonly signInId?: string | undefined;
}

/**
 * Ends what came of a password that is no more: links and session tokens, sign-ins under way, and
 * wherever the person is signed in.
 */
export async function endWithPassword(
  context: Context,
  owner: Owner,
  { handle, signInId }: Kept = {},
): Promise<void> {
  await dropLinks(context, owner);
  await dropTransactionsOf(context, owner, { except: handle });
  await endSignIns(context, owner, { except: signInId });
}
