import { earlierKeyEnd } from '../services/statements/deliverJournals.ts';
import { sftpKeyOf } from '../services/statements/sftp.ts';
import { newId } from '../store/ids.ts';
import { selectIn, updateIn } from '../store/inAccount.ts';
import { lockAccountByNumber, note, record, CommandRefused, type Command } from './admin.ts';
import { endOfSecret } from './secrets.ts';

/** Replaces an account's SFTP key. Its administrators see the new public key immediately. */
export const replaceSftpKey: Command = {
  does: 'Gives an account a new key for its SFTP delivery and prints its public half.',
  options: {
    account: { is: 'account number' },
    until: {
      is: 'date until which the current key also signs in; leave out to end it now',
      isOptional: true,
    },
    reason: { is: 'reason, recorded in the history' },
  },
  run: (admin, { account: number = '', until, reason = '' }) =>
    admin.database.db.transaction().execute(async (trx) => {
      const now = admin.now();
      const end = until === undefined ? null : new Date(endOfSecret(until, now)).toISOString();
      const { account_id: accountId } = await lockAccountByNumber(trx, number);
      const delivery = await selectIn(trx, accountId, 'journal_delivery')
        .select(['settings', 'key_id', 'earlier_key_ends_at'])
        .executeTakeFirst();
      if (!delivery?.settings) throw new CommandRefused('The account has no SFTP delivery.');
      if (end !== null && earlierKeyEnd(delivery, now) !== null)
        throw new CommandRefused('Two keys are valid already. Leave out --until to end both now.');
      const keyId = newId();
      await updateIn(trx, accountId, 'journal_delivery')
        .set((e) => ({
          key_id: keyId,
          earlier_key_id: end === null ? null : delivery.key_id,
          earlier_key_ends_at: end,
          version: e('version', '+', 1),
        }))
        .execute();
      const { publicKey } = sftpKeyOf(admin.vault.sftpSecret(accountId, keyId));
      await record(trx, admin, accountId, {
        subject: ['account', accountId],
        action: 'account.journalKey',
        after: { publicKey, earlierKeyEndsAt: end },
        reason,
      });
      await note(trx, admin, 'sftp replace-key', accountId, { account: number, until: end });
      return { account: number, publicKey, earlierKeyEndsAt: end ?? now.toISOString() };
    }),
};
