import { ROLES, userLifecycle, type Role } from '@forecourt/validation';
import { ensurePerson, grantAccess } from '../services/joining/inviting.ts';
import { newId } from '../store/ids.ts';
import { insertIn, selectIn, updateIn } from '../store/inAccount.ts';
import {
  lockAccountByNumber,
  note,
  record,
  CommandRefused,
  type Admin,
  type Command,
  type CommandOptions,
} from './admin.ts';

const ACCOUNT = { is: 'account number' };
const requireOption = (options: CommandOptions, name: string): string => options[name] ?? '';

function checkZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    throw new CommandRefused(`${zone} is not a time zone. Use a name like America/Chicago.`);
  }
}

function checkCents(text: string): number {
  const cents = Math.round(Number(text) * 100);
  if (Number.isSafeInteger(cents) && cents >= 0) return cents;
  throw new CommandRefused(`${text} is not an amount. Use a format like 50000 or 50000.00.`);
}

/** Rejects issuers that aren't in `ISSUERS`, since nobody could sign in with their tokens. */
function checkIssuer({ config }: Admin, issuer: string): string {
  if (config.issuers.includes(issuer)) return issuer;
  throw new CommandRefused(`${issuer} is not in ISSUERS. Use one of ${config.issuers.join(', ')}.`);
}

const NUMBER = /^\d{1,20}$/;
const DAY_CHARACTERS = 10;

/** Opens an account with its first fleet. */
export const createAccount: Command = {
  does: 'Creates an account with its first fleet.',
  options: {
    account: { is: 'an account number not yet in use' },
    name: { is: 'company name' },
    'time-zone': { is: 'for example, America/Chicago' },
    'credit-limit': { is: 'in dollars' },
    fleet: { is: 'name of the first fleet (default: Main fleet)', isOptional: true },
  },
  run: (admin, options) =>
    admin.database.db.transaction().execute(async (trx) => {
      const number = requireOption(options, 'account');
      if (!NUMBER.test(number)) throw new CommandRefused('An account number can have only digits.');
      const accountId = newId();
      await trx
        .insertInto('account_numbers')
        .values({ account_id: accountId, account_number: number })
        .onConflict((conflict) => conflict.column('account_number').doNothing())
        .returning('account_id')
        .executeTakeFirstOrThrow(() => new CommandRefused(`Account ${number} already exists.`));
      await insertIn(trx, accountId, 'accounts', {
        account_number: number,
        name: requireOption(options, 'name'),
        state: 'open',
        time_zone: checkZone(requireOption(options, 'time-zone')),
        week_starts_on: 'sun',
        credit_limit_cents: checkCents(requireOption(options, 'credit-limit')),
        opened_on: admin.now().toISOString().slice(0, DAY_CHARACTERS),
      });
      const fleetId = newId();
      const name = options['fleet'] ?? 'Main fleet';
      await insertIn(trx, accountId, 'fleets', { id: fleetId, name, code: 'MAIN', number: '1' });
      const subject = ['account', accountId] as const;
      await record(trx, admin, accountId, { subject, action: 'account.opened' });
      await note(trx, admin, 'accounts create', number, { accountId });
      return { account: number, accountId, fleetId };
    }),
};

const isRole = (text: string): text is Role => ROLES.some((role) => role === text);

/** Grants a user from an issuer access to an account. Also adds the first administrator. */
export const addPerson: Command = {
  does: 'Gives a user from your identity provider access to an account.',
  options: {
    account: ACCOUNT,
    issuer: { is: 'issuer URL, as in ISSUERS' },
    subject: { is: 'the sub claim in the user’s tokens' },
    username: { is: 'username' },
    email: { is: 'email address' },
    'first-name': { is: 'first name' },
    'last-name': { is: 'last name' },
    role: { is: `${ROLES.join(', ')} (default: administrator)`, isOptional: true },
  },
  run: (admin, options) =>
    admin.database.db.transaction().execute(async (trx) => {
      const role = options['role'] ?? 'administrator';
      if (!isRole(role))
        throw new CommandRefused(`${role} is not a role. Use one of ${ROLES.join(', ')}.`);
      const account = await lockAccountByNumber(trx, requireOption(options, 'account'));
      if (account.state === 'closed') throw new CommandRefused('The account is closed.');
      const issuer = checkIssuer(admin, requireOption(options, 'issuer'));
      const { user_id: userId } = await ensurePerson(trx, issuer, {
        subject: requireOption(options, 'subject'),
        username: requireOption(options, 'username'),
        email: requireOption(options, 'email'),
        firstName: requireOption(options, 'first-name'),
        lastName: requireOption(options, 'last-name'),
      });
      const access = { role, fleetIds: null };
      if (!(await grantAccess(trx, account.account_id, userId, access)))
        throw new CommandRefused(
          'This user already has access to the account. Nothing was changed.',
        );
      await record(trx, admin, account.account_id, {
        subject: ['user', userId],
        action: 'user.added',
        after: { role },
      });
      await note(trx, admin, 'people add', userId, { account: account.account_number, role });
      return { userId, account: account.account_number, role };
    }),
};

/** Unlocks a user's access to an account. */
export const unlockPerson: Command = {
  does: 'Unlocks a user on an account.',
  options: {
    account: ACCOUNT,
    username: { is: 'username' },
    reason: { is: 'reason, recorded in the history' },
  },
  run: (admin, options) =>
    admin.database.db.transaction().execute(async (trx) => {
      const account = await lockAccountByNumber(trx, requireOption(options, 'account'));
      const user = await selectIn(trx, account.account_id, 'grants as g')
        .innerJoin('people as p', 'p.user_id', 'g.user_id')
        .select(['g.user_id', 'g.state', 'g.invited_at'])
        .where('p.username', '=', requireOption(options, 'username'))
        .forUpdate('g')
        .executeTakeFirst();
      if (!user) throw new CommandRefused('No user on the account has this username.');
      const applied = userLifecycle.apply(user.state, 'unlock', {
        now: admin.now(),
        invitedAt: new Date(user.invited_at ?? admin.now()),
        isSelf: false,
        isLastAdministrator: false,
      });
      if (!applied.ok) throw new CommandRefused('This user is not locked.');
      await updateIn(trx, account.account_id, 'grants')
        .set((e) => ({ state: 'activated', version: e('version', '+', 1) }))
        .where('user_id', '=', user.user_id)
        .execute();
      await record(trx, admin, account.account_id, {
        subject: ['user', user.user_id],
        action: 'user.unlock',
        before: { state: user.state },
        after: { state: 'activated' },
        reason: requireOption(options, 'reason'),
      });
      await note(trx, admin, 'people unlock', user.user_id, { account: account.account_number });
      return { userId: user.user_id, state: 'activated' };
    }),
};
