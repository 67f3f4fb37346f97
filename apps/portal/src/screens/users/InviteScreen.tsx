import type { Contract, ResponseOf } from '@forecourt/api-client';
import { useMutation } from '@forecourt/api-client/react';
import { UserForm } from '@forecourt/ui';
import type { UserInvitation } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { WithPermission } from '../../app/WithPermission.tsx';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { PanelSkeleton } from '../cards/PanelSkeleton.tsx';
import { useRosterForm } from '../roster/useRosterForm.tsx';

type Invited = ResponseOf<Contract['registerUser']>;

function Invitation() {
  const text = useText();
  const { account } = useSelected();
  const inviting = useMutation((calls, body: UserInvitation) => calls.registerUser({ body }));
  const { fleets, isLoading, form } = useRosterForm<UserInvitation, Invited>({
    row: null,
    stored: null,
    labels: [],
    saving: inviting,
    done: ({ email }, { outcome = 'invited' }) => text(`users.invite.${outcome}`, { email }),
    kind: 'user',
    backTo: href('manageUsers'),
  });
  if (isLoading) return <PanelSkeleton />;
  return <UserForm {...form} fleets={fleets} canGiveAll={account.fleetIds === null} />;
}

/** Invites someone to the account; the provider emails a new user. [USER-01, GW-77, MSG-30] */
export function Component() {
  const text = useText();
  return (
    <Screen title={text('users.invite.title')}>
      <WithPermission permission="users.manage" denied={text('users.forbidden')}>
        <Invitation />
      </WithPermission>
    </Screen>
  );
}
