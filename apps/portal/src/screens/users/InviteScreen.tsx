import { useMutation } from '@forecourt/api-client/react';
import { InlineMessage, Page, UnsavedChangesDialog, UserForm } from '@forecourt/ui';
import { can, type UserInvitation } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../messages/text.ts';
import { actorIn, useSelected } from '../../shell/account.ts';
import { PanelSkeleton } from '../cards/PanelSkeleton.tsx';
import { useRosterForm } from '../roster/useRosterForm.tsx';

function Invitation() {
  const text = useText();
  const { account } = useSelected();
  const inviting = useMutation('registerUser');
  const { guard, fleets, isLoading, form } = useRosterForm<UserInvitation>({
    row: null,
    refetch: () => {},
    stored: null,
    labels: [],
    save: ({ entity }) => inviting.send({ body: entity }),
    done: ({ email }) => text('users.invited', { email }),
    kind: 'user',
    backTo: href('manageUsers'),
  });
  if (isLoading) return <PanelSkeleton />;
  return (
    <>
      <UserForm
        {...form}
        fleets={fleets}
        canGiveAll={account.fleetIds === null}
        isSaving={inviting.isPending}
      />
      <UnsavedChangesDialog isOpen={guard.isAsking} onStay={guard.stay} onLeave={guard.leave} />
    </>
  );
}

/** Invites somebody into the account: the provider sends the message. [USER-01, GW-77, MSG-30] */
export function Component() {
  const text = useText();
  usePageTitle(text('users.invite.title'));
  const { account } = useSelected();
  const answer = can(actorIn(account), 'users.manage');
  return (
    <Page title={text('users.invite.title')}>
      {answer.allowed ? (
        <Invitation />
      ) : (
        <InlineMessage tone="warn" title={text('users.forbidden')}>
          {answer.reasons.map(({ key, params }) => text(key, params)).join(' ')}
        </InlineMessage>
      )}
    </Page>
  );
}
