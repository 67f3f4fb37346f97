import { jsonb } from '@forecourt/server';
import { toStoredGrants, type GrantedPermission, type Role } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { afterCommit } from '../../http/afterCommit.ts';
import { notFound, Refusal, refusedAt } from '../../http/refusal.ts';
import type { IdentityProvider, ProviderUser } from '../../identity/identityProvider.ts';
import { throwIfRejected } from '../../identity/throwIfRejected.ts';
import { columnsOf } from '../../store/factsOf.ts';
import { newId } from '../../store/ids.ts';
import { deleteIn, selectIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { hasFleets } from '../../store/scope.ts';
import { recordEvent } from '../events/recordEvent.ts';

/**
 * People limited to some fleets can grant access only to these, never to the whole account.
 *
 * @throws Refusal `fleet.notFound` unless all are fleets of the account that the actor also has
 */
export async function checkFleets(
  { trx, account, fleetIds: ownFleetIds }: Pick<AccountContext, 'trx' | 'account' | 'fleetIds'>,
  fleetIds: readonly string[] | null,
): Promise<void> {
  if (!hasFleets(ownFleetIds, fleetIds)) throw notFound('fleet');
  if (fleetIds === null || fleetIds.length === 0) return;
  const fleets = await selectIn(trx, account.account_id, 'fleets')
    .select('id')
    .where('id', 'in', [...fleetIds])
    .execute();
  if (fleets.length !== new Set(fleetIds).size) throw notFound('fleet');
}

/** Returns the person for a user of the identity provider, adding them if they are unknown. */
export async function ensurePerson(
  trx: Trx,
  issuer: string,
  user: ProviderUser,
): Promise<Row<'people'>> {
  await trx
    .insertInto('people')
    .values({ user_id: newId(), issuer, ...columnsOf(user) })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
  return trx
    .selectFrom('people')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', user.subject)
    .executeTakeFirstOrThrow();
}

interface Access {
  readonly role: Role;
  readonly fleetIds: readonly string[] | null;
  /** Those of the individually granted permissions to give; omitted: the role's defaults. */
  readonly permissions?: readonly GrantedPermission[] | undefined;
  /** When the invitation was sent; omitted if access was given without one. */
  readonly invitedAt?: Date;
}

/** Grants access to the account. Returns `false` if the person already has access. */
export async function grantAccess(
  trx: Trx,
  accountId: string,
  userId: string,
  { role, fleetIds, permissions, invitedAt }: Access,
): Promise<boolean> {
  const grants = permissions ? toStoredGrants(role, permissions) : { extra: [], withheld: [] };
  await deleteIn(trx, accountId, 'deleted_users').where('user_id', '=', userId).execute();
  const granted = await trx
    .insertInto('grants')
    .values({
      user_id: userId,
      account_id: accountId,
      role,
      fleet_ids: fleetIds === null ? null : jsonb([...fleetIds]),
      extra_permissions: jsonb(grants.extra),
      withheld_permissions: jsonb(grants.withheld),
      state: invitedAt ? 'created' : 'activated',
      invited_at: invitedAt?.toISOString() ?? null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'account_id']).doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return granted !== undefined;
}

/**
 * Sends another invitation to someone who never signed in, since the earlier one may have expired.
 * Returns whether one is on its way: there is none for someone who has set a password.
 */
async function inviteAgain(identity: IdentityProvider, subject: string): Promise<boolean> {
  const result = await identity.resendInvitation(subject);
  return result.ok || result.reason === 'recentlySent';
}

/**
 * Invites a person. An existing username is refused, unless the email matches too: then this
 * completes an invitation that failed halfway, or gives the person another account.
 * [GW-77]
 */
export const registerUser: HandlerOf<'registerUser'> = async ({ body }, context) => {
  const { identity, person, account } = context;
  if (!identity.manages(person.issuer)) throw new Refusal(409, 'identity.notManaged');
  await checkFleets(context, body.fleetIds);
  const { username, email, firstName, lastName, role, fleetIds, permissions } = body;
  return afterCommit(async (transact) => {
    const result = await identity.inviteUser({ username, email, firstName, lastName });
    const isCreated = 'subject' in result;
    const user = isCreated ? result : await identity.findUser(username);
    // no one has the username, so it was refused for another reason
    if (!user && !isCreated) throwIfRejected(result);
    if (!user || user.email.toLowerCase() !== email.toLowerCase()) {
      throw refusedAt(409, 'user.usernameTaken', 'username', 'user.usernameTaken');
    }
    const granted = await transact(async (trx) => {
      const invitee = await ensurePerson(trx, person.issuer, user);
      // someone who has signed in before has nothing to activate
      const isNew = isCreated || invitee.last_session_id === null;
      const isGranted = await grantAccess(trx, account.account_id, invitee.user_id, {
        role,
        fleetIds,
        permissions,
        ...(isNew ? { invitedAt: context.now } : {}),
      });
      if (isGranted) {
        await recordEvent({ ...context, trx }, ['user', invitee.user_id], 'user.invited', {
          after: { role, fleetIds },
        });
      }
      return { userId: invitee.user_id, isNew, isGranted };
    });
    const { userId, isNew, isGranted } = granted;
    const answer = { userId, username: user.username };
    if (!isGranted) return { ...answer, outcome: 'unchanged' };
    const isInvited = isCreated || (isNew && (await inviteAgain(identity, user.subject)));
    return { ...answer, outcome: isInvited ? 'invited' : 'added' };
  });
};
