import { dayIn } from '@forecourt/validation';
import type { AccountContext } from '../http/context.ts';
import { postMovement, type Movement } from './postMovement.ts';

/** Posts a movement dated today in the account's time zone, in the account's currency. */
export const postToday = (
  { trx, account, now }: Pick<AccountContext, 'trx' | 'account' | 'now'>,
  kind: Movement['kind'],
  referenceId: string | null,
  lines: Movement['lines'],
): Promise<string> =>
  postMovement(trx, {
    accountId: account.account_id,
    enteredOn: dayIn(account.time_zone, now).toString(),
    currency: account.currency,
    kind,
    referenceId,
    lines,
  });
