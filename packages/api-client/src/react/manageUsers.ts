import type { PersonFullName, UserAccess, UserInvitation } from '@forecourt/validation';
import type { AccountUser } from '../contract/manageUsers.ts';
import type { CallName, Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';
import { usePages, type FiltersOf, type Pages } from './usePages.ts';

type Answer<N extends keyof Contract> = ResponseOf<Contract[N]>;
export type UserFilters = FiltersOf<'listUsers'>;

const CHANGED: readonly CallName[] = ['listUsers', 'getUser', 'listExpressLimits'];

/** Users page by page. [GW-46, USER-01] */
export function useUsers(filters: UserFilters): Pages<AccountUser, Answer<'listUsers'>> {
  return usePages('listUsers', { query: filters });
}

/** One user with accounts and history; null fetches nothing. */
export function useUser(userId: string | null): Query<Answer<'getUser'>> {
  return useQuery('getUser', userId === null ? null : { params: { userId } });
}

/** Who asks for access to the account, oldest first. */
export function useMembershipRequests(): Query<Answer<'listMembershipRequests'>> {
  return useQuery('listMembershipRequests', {});
}

/** Invites somebody; the provider sends the message. [GW-77] */
export function useInviteUser(): Mutation<[UserInvitation], Answer<'registerUser'>> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (body: UserInvitation) => client.registerUser({ body }, { userId, accountId }),
    CHANGED,
  );
}

/** Sends an invitation again. [MSG-30] */
export function useResendInvitation(): Mutation<[userId: string], Answer<'resendInvitation'>> {
  const { client, userId: own, accountId } = useApi();
  return useMutation(
    (userId: string) => client.resendInvitation({ params: { userId } }, { userId: own, accountId }),
    CHANGED,
  );
}

/** What is done to another user. */
export type UserChange =
  | { readonly what: 'edit'; readonly access: UserAccess }
  | { readonly what: 'rename'; readonly name: PersonFullName }
  | { readonly what: 'lock' | 'unlock' | 'delete'; readonly reason: string | null };

export interface UserToChange {
  readonly user: Pick<AccountUser, 'userId' | 'version'>;
  readonly change: UserChange;
  readonly verbalPasscode: string;
  readonly idempotencyKey: string;
}

/** Says the own verbal passcode, then changes, renames, locks, unlocks or deletes a user. [ROLE-23, USER-13] */
export function useChangeUser(): Mutation<[UserToChange], unknown> {
  const { client, userId: own, accountId } = useApi();
  return useMutation<[UserToChange], unknown>(async (asked) => {
    const { user, change, verbalPasscode, idempotencyKey } = asked;
    const scope = { userId: own, accountId };
    const proved = await client.proveVerbalPasscode({ body: { verbalPasscode } }, scope);
    if (!proved.ok) return proved;
    const options = { ...scope, idempotencyKey, ifMatch: user.version };
    const params = { userId: user.userId };
    if (change.what === 'edit') {
      const { role, fleetIds, permissions } = change.access;
      return client.editUser({ params, body: { role, fleetIds, permissions } }, options);
    }
    if (change.what === 'rename') {
      return client.renameUser({ params, body: change.name }, { ...scope, ifMatch: user.version });
    }
    const { reason } = change;
    if (change.what === 'delete') return client.removeUser({ params, body: { reason } }, options);
    return client.moveUser({ params, body: { action: change.what, reason } }, options);
  }, CHANGED);
}

/** Lets somebody who asked for it into the account, or does not. */
export function useDecideMembership(): Mutation<
  [membershipId: string, body: RequestOf<Contract['decideMembershipRequest']>['body']],
  Answer<'decideMembershipRequest'>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (membershipId: string, body: RequestOf<Contract['decideMembershipRequest']>['body']) =>
      client.decideMembershipRequest({ params: { membershipId }, body }, { userId, accountId }),
    [...CHANGED, 'listMembershipRequests'],
  );
}

/**
 * Tells the gateway how the signed-in person is called, once the identity provider has it: so that
 * others read it too. [PROF-05]
 */
export function useTellOwnName(): Mutation<[name: PersonFullName], Answer<'updateMe'>> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    ({ firstName, lastName }) =>
      client.updateMe({ body: { firstName, lastName } }, { userId, accountId }),
    [...CHANGED, 'getMe'],
  );
}
