import { isGuideToken } from '@forecourt/validation';
import * as z from 'zod/mini';
import type { AnyoneContext } from '../../http/context.ts';
import type { CallLimits } from '../../http/callLimit.ts';
import { selectIn } from '../../store/inAccount.ts';
import { readToken } from './links.ts';

const tokenBody = z.object({ token: z.string() });

/** The hash of a token whose link exists, even if it no longer works; `null` if none exists. */
async function existingHash({ trx }: Pick<AnyoneContext, 'trx'>, body: unknown) {
  const parsed = z.safeParse(tokenBody, body);
  if (!parsed.success) return null;
  const { token } = parsed.data;
  const { accountId, hash } = readToken(token);
  const tables = isGuideToken(token)
    ? (['card_guides'] as const)
    : (['driver_links', 'driver_opened_links'] as const);
  for (const table of tables) {
    const row = await selectIn(trx, accountId, table)
      .select('token_hash')
      .where('token_hash', '=', hash)
      .executeTakeFirst();
    if (row) return hash;
  }
  return null;
}

/** Rate-limits a call by the driver link in its body, or else by address. @throws Refusal 429 */
export async function limitByLink(
  { limitAddress, limitLink }: Pick<CallLimits, 'limitAddress' | 'limitLink'>,
  context: Pick<AnyoneContext, 'trx' | 'address'>,
  body: unknown,
): Promise<void> {
  const hash = await existingHash(context, body);
  await (hash === null ? limitAddress(context.address) : limitLink(hash));
}
