import type { PersonFullName, UserAccess } from '@forecourt/validation';
import type { AccountUser } from '../contract/manageUsers.ts';
import { usePasscodeMutation } from './passcode.ts';

/** A change to another user. */
export type UserChange =
  | { readonly action: 'edit'; readonly access: UserAccess }
  | { readonly action: 'rename'; readonly name: PersonFullName }
  | { readonly action: 'lock' | 'unlock'; readonly reason: string | null }
  | { readonly action: 'delete'; readonly reason: string | null };

export interface UserToChange {
  readonly user: Pick<AccountUser, 'userId' | 'version'>;
  readonly change: UserChange;
}

/** Changes or removes a user, after proving the caller's own verbal passcode. [ROLE-23, USER-13] */
export const useChangeUser = () =>
  usePasscodeMutation<[UserToChange], unknown>((calls, { user, change }) => {
    const options = { ifMatch: user.version };
    const params = { userId: user.userId };
    switch (change.action) {
      case 'edit': {
        const { role, fleetIds, permissions } = change.access;
        return calls.editUser({ params, body: { role, fleetIds, permissions } }, options);
      }
      case 'rename':
        return calls.renameUser({ params, body: change.name }, options);
      case 'delete':
        return calls.removeUser({ params, body: { reason: change.reason } }, options);
      case 'lock':
      case 'unlock':
        return calls.moveUser({ params, body: change }, options);
    }
  });
