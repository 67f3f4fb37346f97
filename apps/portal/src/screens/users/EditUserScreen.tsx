import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { AccountUser } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { Button, InlineMessage, UserForm } from '@forecourt/ui';
import { can, renameReasons, type UserAccess } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { Screen } from '../../app/Screen.tsx';
import { useInvalidFields } from '../../app/useInvalidFields.ts';
import { useUnsavedGuard } from '../../app/useUnsavedGuard.tsx';
import { reasonText } from '../../messages/reasonText.ts';
import { useText } from '../../messages/text.ts';
import { actorIn, useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { nameOf } from './userText.ts';

const hasSameAccess = (one: UserAccess, other: UserAccess) =>
  one.role === other.role &&
  JSON.stringify([one.fleetIds, one.permissions]) ===
    JSON.stringify([other.fleetIds, other.permissions]);

function Editor({ user }: { readonly user: AccountUser }) {
  const text = useText();
  const navigate = useNavigate();
  const onInvalid = useInvalidFields('roster.invalid');
  const { account, person } = useSelected();
  const fleets = useQuery('listFleets', {});
  const [pendingAccess, setPendingAccess] = useState<UserAccess | null>(null);
  const [openedUser] = useState(user);
  const [isDirty, setDirty] = useState(false);
  const guard = useUnsavedGuard(isDirty);
  const actor = { ...actorIn(account), userId: person.userId };
  const decision = can(actor, 'users.changeRole', { userId: user.userId });
  const back = href('user', { userId: user.userId });
  if (!fleets.data) return <NotLoaded query={fleets} subject={text('users.what.one')} />;
  const { role, fleetIds, permissions } = user;
  return (
    <>
      {!decision.allowed && (
        <InlineMessage tone="info" title={text('users.edit.denied')}>
          {decision.reasons.map(({ key, params }) => text(key, params)).join(' ')}
        </InlineMessage>
      )}
      <UserForm
        user={{ role, fleetIds, permissions }}
        isReadOnly={!decision.allowed}
        fleets={fleets.data.items.map((fleet) => ({ value: fleet.fleetId, label: fleet.name }))}
        canGiveAll={account.fleetIds === null}
        onSave={setPendingAccess}
        onInvalid={onInvalid}
        onCancel={() => void navigate(back)}
        onDirty={setDirty}
      />
      {pendingAccess && (
        <ChangeDialog
          user={user}
          // renaming the user here also makes a new version
          openedUser={hasSameAccess(openedUser, user) ? user : openedUser}
          change={{ action: 'edit', access: pendingAccess }}
          onDone={() => {
            guard.release();
            void navigate(back);
          }}
          onClose={() => setPendingAccess(null)}
        />
      )}
      {guard.question}
    </>
  );
}

/** A button to rename the user; disabled with the reason if the viewer may not. */
function Rename({ user }: { readonly user: AccountUser }) {
  const text = useText();
  const [isRenaming, setRenaming] = useState(false);
  // only the gateway knows the user's other accounts, and rejects if needed
  const reasons = renameReasons({ isSelf: user.isSelf, isElsewhere: false, isInternal: false });
  return (
    <>
      <Button disabledReason={reasonText(text, reasons)} onPress={() => setRenaming(true)}>
        {text('users.rename')}
      </Button>
      {isRenaming && <RenameDialog user={user} onClose={() => setRenaming(false)} />}
    </>
  );
}

/** Edits a user's role, fleets, permissions, and name. [USER-01, ROLE-23, USER-20] */
export function Component() {
  const text = useText();
  const { userId = null } = useParams();
  const details = useQuery('getUser', userId === null ? null : { params: { userId } });
  const user = details.data?.user;
  const title = text('users.edit.title', { name: user ? nameOf(user) : '…' });
  return (
    <Screen title={title} actions={user ? <Rename user={user} /> : undefined}>
      {user ? (
        <Editor key={user.userId} user={user} />
      ) : (
        <NotLoaded
          query={details}
          subject={{ title: text('users.failed.one') }}
          notFound={text('users.notFound')}
        />
      )}
    </Screen>
  );
}
