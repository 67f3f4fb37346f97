import { type Account, account as accountShape, sessionUser } from '@forecourt/validation';
import type { HandlerOf, PersonContext } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { sameAccount } from '../../store/inAccount.ts';
import { recordAccountVisit } from '../profile/accounts.ts';
import { factsOf } from '../../store/factsOf.ts';

/**
 * Records a sign-in that was not seen before: as the person's last login, and as the activation of
 * invited users. Each session counts once, however often its token is renewed. [USER-13]
 */
async function recordSignIn({ trx, person, token, now, telemetry }: PersonContext): Promise<void> {
  const session = token.sessionId ?? token.tokenId;
  if (person.last_session_id === session) return;
  telemetry?.signedIn();
  await trx
    .updateTable('people')
    .set({ last_session_id: session, last_login_at: now.toISOString() })
    .where('user_id', '=', person.user_id)
    .execute();
  await trx
    .updateTable('grants')
    .set({ state: 'activated' })
    .where('user_id', '=', person.user_id)
    .where('state', '=', 'created')
    .execute();
}

/** The product itself, in addition to the services that people are handed over to. */
const PORTAL = 'portal';

/** Applications that one sign-in opens: the portal, and the configured services. [ENT-01] */
const applicationsOf = ({ config }: PersonContext): string[] => [
  PORTAL,
  ...Object.entries(config.externalServices).flatMap(([name, service]) => (service ? [name] : [])),
];

const toAccount = (row: Awaited<ReturnType<typeof readAccounts>>[number]): Account => ({
  ...factsOf(accountShape, row),
  sysAccountId: row.account_id,
  fleetCount: row.fleet_ids?.length ?? row.fleet_count ?? 0,
});

/** Accounts on which the person has a grant that is not locked, by account number. */
const readAccounts = ({ trx, person }: Pick<PersonContext, 'trx' | 'person'>) =>
  trx
    .selectFrom('grants')
    .innerJoin('accounts', 'accounts.account_id', 'grants.account_id')
    .leftJoin('person_accounts as used', (join) =>
      sameAccount(join, 'used.user_id', 'grants.user_id'),
    )
    .selectAll('accounts')
    .select(['grants.role', 'grants.fleet_ids', 'grants.extra_permissions', 'used.is_default'])
    .select('grants.withheld_permissions')
    .select((e) =>
      e
        .selectFrom('fleets')
        .whereRef('fleets.account_id', '=', 'accounts.account_id')
        .select((count) => count.fn.countAll<number>().as('n'))
        .as('fleet_count'),
    )
    .where('grants.user_id', '=', person.user_id)
    .where('grants.state', '<>', 'locked')
    .orderBy('accounts.account_number')
    .execute();

/** One of the person's accounts. @throws Refusal `account.notFound` if they have no grant on it */
async function readAccount(
  context: Pick<PersonContext, 'trx' | 'person'>,
  accountId: string,
): Promise<Account> {
  const rows = await readAccounts(context);
  const found = rows.find((row) => row.account_id === accountId);
  if (!found) throw notFound('account');
  return toAccount(found);
}

/** The signed-in person, with their previous sign-in. [GW-13, ENT-01] */
export const getMe: HandlerOf<'getMe'> = async (_input, context) => {
  const { person, config, emulator } = context;
  // an emulator's session is not a sign-in of this person
  if (emulator === null) await recordSignIn(context);
  const accounts = await readAccounts(context);
  const first = accounts.find(({ is_default }) => is_default) ?? accounts[0];
  return {
    ...factsOf(sessionUser, person),
    hostMainframe: config.hosts.mainframe,
    hostFleetnet: config.hosts.fleetnet,
    sysAccountId: first?.account_id ?? null,
    applications: applicationsOf(context),
  };
};

/** The accounts on which the person has a grant. [GW-42, USER-20] */
export const getMyAccounts: HandlerOf<'getMyAccounts'> = async (_input, context) => ({
  items: (await readAccounts(context)).map(toAccount),
});

/** The selected account. [GW-41, ENT-09] */
export const getBusinessMe: HandlerOf<'getBusinessMe'> = (_input, context) =>
  readAccount(context, context.account.account_id);

/** Records that the person works in another account from now on. [GW-45, SCREEN-59] */
export const changeCustomer: HandlerOf<'changeCustomer'> = async ({ body }, context) => {
  const account = await readAccount(context, body.sysAccountId);
  await recordAccountVisit(context, body.sysAccountId);
  return account;
};
