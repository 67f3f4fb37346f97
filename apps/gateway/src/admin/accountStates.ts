import { accountLifecycle, type AccountAction, type HistoryAction } from '@forecourt/validation';
import { resolveAccountNews } from '../services/accounts/accountNews.ts';
import { lifecycleContext } from '../services/accounts/details.ts';
import { updateIn } from '../store/inAccount.ts';
import { CommandRefused, lockAccountByNumber, note, record, type Command } from './admin.ts';

type OperatorAction = Extract<AccountAction, 'reactivate' | 'makeReadOnly' | 'makeWritable'>;

interface Change {
  readonly action: OperatorAction;
  /** The words that invoke the command. */
  readonly words: string;
  readonly does: string;
  /** The event's action in the account's history. */
  readonly called: HistoryAction;
}

/** Changes an account's state by the lifecycle's rules, on the phone with the customer. */
const changeOf = ({ action, words, does, called }: Change): Command => ({
  does,
  options: {
    account: { is: 'account number' },
    reason: { is: 'reason, recorded in the history' },
  },
  run: (admin, { account: number = '', reason = '' }) =>
    admin.database.db.transaction().execute(async (trx) => {
      const account = await lockAccountByNumber(trx, number);
      const { account_id: accountId, state: from } = account;
      const now = admin.now();
      const applied = accountLifecycle.apply(from, action, {
        ...(await lifecycleContext({ trx, account, now })),
        isCustomerService: true,
      });
      if (!applied.ok) {
        const isTooLate = applied.reasons.some(({ key }) => key === 'account.reactivationOver');
        throw new CommandRefused(
          isTooLate
            ? 'The account was closed too long ago. Nothing was changed.'
            : `The account is ${from === 'readOnly' ? 'read-only' : from}. Nothing was changed.`,
        );
      }
      const { state } = applied;
      await updateIn(trx, accountId, 'accounts')
        .set((e) => ({
          state,
          closed_at: null,
          // the call counts as use, or an inactive account would be locked again
          ...(action === 'reactivate' ? { last_activity_at: now.toISOString() } : {}),
          version: e('version', '+', 1),
        }))
        .execute();
      await record(trx, admin, accountId, {
        subject: ['account', accountId],
        action: called,
        before: { state: from },
        after: { state },
        reason,
      });
      await resolveAccountNews({ trx, now }, accountId, null);
      await note(trx, admin, words, number, { state });
      return { account: number, state };
    }),
});

/** Reopens an account within 30 days of its closing; its cards stay blocked. [USER-09] */
export const reactivateAccount = changeOf({
  action: 'reactivate',
  words: 'accounts reactivate',
  does: 'Reopens an account closed in the last 30 days. Its cards stay blocked.',
  called: 'account.reactivated',
});

/** Disables every change in an open account. [USER-07, ROLE-20] */
export const makeAccountReadOnly = changeOf({
  action: 'makeReadOnly',
  words: 'accounts make-read-only',
  does: 'Makes an open account read-only.',
  called: 'account.madeReadOnly',
});

/** Allows changes in a read-only account again. [USER-07, ROLE-20] */
export const makeAccountWritable = changeOf({
  action: 'makeWritable',
  words: 'accounts make-writable',
  does: 'Opens a read-only account for changes.',
  called: 'account.madeWritable',
});
