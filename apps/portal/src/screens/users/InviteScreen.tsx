import { useMutation } from '@forecourt/api-client/react';
import { UserForm } from '@forecourt/ui';
import type { UserInvitation } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useReported } from '../../app/useAction.ts';
import { WithPermission } from '../../app/WithPermission.tsx';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { PanelSkeleton } from '../cards/PanelSkeleton.tsx';
import { useRosterForm } from '../roster/useRosterForm.tsx';

function Invitation() {
  const text = useText();
  const { account } = useSelected();
  const inviting = useReported(
    useMutation((calls, body: UserInvitation) => calls.registerUser({ body })),
    ({ outcome = 'invited' }, { email }) => text(`users.invite.${outcome}`, { email }),
  );
  const { fleets, isLoading, form } = useRosterForm<UserInvitation>({
    row: null,
    stored: null,
    labels: [],
    saving: inviting,
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
