import { Mail, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { AccountUser, Contract, ResponseOf } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import {
  Button,
  ButtonLink,
  CardFacts,
  CardTimeline,
  SettingsList,
  SidePanel,
  Stack,
  Status,
  Tabs,
} from '@forecourt/ui';
import {
  isInvitationValid,
  startsFrom,
  type UserAction,
  userLifecycle,
} from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useAction } from '../../app/useAction.ts';
import { useNow } from '../../app/useNow.ts';
import { useWhen } from '../../app/useWhen.ts';
import { reasonText } from '../../messages/reasonText.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded, type NotLoadedProps } from '../cards/NotLoaded.tsx';
import { ListPanel } from '../lists/ListPanel.tsx';
import { ChangeDialog, type RequestedChange } from './ChangeDialog.tsx';
import { SignInHelp } from './SignInHelp.tsx';
import { SignInHelpDialog, type Help } from './SignInHelpDialog.tsx';
import { formatFleets, useFleetNames } from './userColumns.tsx';
import { eventTextKey, nameOf, STATE_TONES, useFailureFormatter } from './userText.ts';
import type { UsersAddress } from './useUsersAddress.ts';

type Details = ResponseOf<Contract['getUser']>;
const icon = { size: 16 };

function useFacts(user: AccountUser, details: Details | undefined) {
  const text = useText();
  const now = useNow();
  const when = useWhen();
  const names = useFleetNames();
  const { invitedAt, lastLoginAt, permissions, fleetIds, role } = user;
  const isOver = invitedAt !== null && !isInvitationValid({ now, invitedAt: new Date(invitedAt) });
  const isRecoveryAllowed = details?.isRecoveryAllowed;
  const permissionText =
    role === 'administrator'
      ? text('users.fact.permissions.all')
      : permissions.map((name) => text(`userForm.permission.${name}`)).join(', ');
  return [
    {
      title: text('users.facts.access'),
      facts: [
        { label: text('users.column.role'), value: text(`users.role.${role}`) },
        {
          label: text('users.column.fleets'),
          value:
            fleetIds === null || fleetIds.length === 0
              ? formatFleets(user, names, text)
              : fleetIds.map((id) => names.get(id) ?? '…').join(', '),
        },
        {
          label: text('users.fact.permissions'),
          value: permissionText === '' ? text('users.fact.permissions.none') : permissionText,
        },
      ],
    },
    {
      title: text('users.facts'),
      facts: [
        { label: text('users.column.username'), value: user.username, isCode: true },
        { label: text('users.fact.email'), value: user.email },
        {
          label: text('users.column.lastLogin'),
          value: lastLoginAt === null ? text('users.never') : when(lastLoginAt),
        },
        isRecoveryAllowed !== undefined && {
          label: text('users.fact.recovery'),
          value: text(`users.fact.recovery.${isRecoveryAllowed ? 'allowed' : 'disallowed'}`),
        },
        user.state === 'created' &&
          invitedAt !== null && {
            label: text('users.fact.invited'),
            value: text(isOver ? 'users.fact.invited.over' : 'users.fact.invited.sent', {
              at: when(invitedAt),
            }),
          },
      ],
    },
  ];
}

/** Accounts that the viewer manages too. [USER-20] */
function AccountsTab({ details }: { readonly details: Details }) {
  const text = useText();
  const { account } = useSelected();
  return (
    <Stack gap={12}>
      <SettingsList
        label={text('users.accounts.list', { name: nameOf(details.user) })}
        settings={details.accounts.map(({ sysAccountId, name, accountNumber, role }) => ({
          id: sysAccountId,
          title: name,
          text: `${accountNumber} · ${text(`users.role.${role}`)}`,
          ...(sysAccountId === account.sysAccountId
            ? { status: <Status tone="neutral">{text('users.accounts.current')}</Status> }
            : {}),
        }))}
      />
      <p>{text('users.accounts.hint')}</p>
    </Stack>
  );
}

function HistoryTab({ details }: { readonly details: Details }) {
  const text = useText();
  const when = useWhen();
  return (
    <CardTimeline
      label={text('users.history.list', { name: nameOf(details.user) })}
      entries={details.history.map((event) => ({
        id: event.eventId,
        what: text(eventTextKey(event.action)),
        who: event.by ?? text('app.name'),
        when: when(event.occurredAt),
        ...(event.reason === null ? {} : { why: event.reason }),
      }))}
      empty={<p>{text('users.history.empty')}</p>}
    />
  );
}

/** Why the lifecycle rejects an action; null if it is possible. [USER-13] */
function useDisabledReason(user: AccountUser): (action: UserAction) => string | null {
  const text = useText();
  const now = useNow();
  const context = {
    now,
    invitedAt: new Date(user.invitedAt ?? now),
    isSelf: user.isSelf,
    // only the gateway knows the other users, and rejects if needed
    isLastAdministrator: false,
  };
  return (action) => reasonText(text, userLifecycle.apply(user.state, action, context));
}

interface OpenPanelProps {
  readonly user: AccountUser;
  readonly details: Details | undefined;
  readonly query: NotLoadedProps['query'];
  readonly address: UsersAddress;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

function SafeActions({ user }: { readonly user: AccountUser }) {
  const text = useText();
  const { userId, email } = user;
  const resending = useAction(
    'resendInvitation',
    text('users.resend.done', { email }),
    useFailureFormatter(user),
  );
  return (
    <>
      <ButtonLink href={href('editUser', { userId })} icon={<Pencil {...icon} />}>
        {text('users.edit')}
      </ButtonLink>
      {startsFrom(userLifecycle, 'invite', user.state) && (
        <Button
          icon={<Mail {...icon} />}
          isPending={resending.isPending}
          onPress={() => void resending.send({ params: { userId } })}
        >
          {text('users.resend')}
        </Button>
      )}
    </>
  );
}

function OpenPanel({ user, details, query, address, onPrevious, onNext }: OpenPanelProps) {
  const text = useText();
  const facts = useFacts(user, details);
  const disabledReasonOf = useDisabledReason(user);
  const [pendingChange, setPendingChange] = useState<RequestedChange | null>(null);
  const [help, setHelp] = useState<Help | null>(null);
  const notLoaded = <NotLoaded query={query} subject={{ title: text('users.failed.one') }} />;
  const tabs = [
    {
      id: 'details',
      label: text('users.tab.details'),
      content: <CardFacts groups={facts} />,
    },
    {
      id: 'accounts',
      label: text('users.tab.accounts'),
      content: details ? <AccountsTab details={details} /> : notLoaded,
    },
    {
      id: 'history',
      label: text('users.tab.history'),
      content: details ? <HistoryTab details={details} /> : notLoaded,
    },
  ];
  const lockAction = startsFrom(userLifecycle, 'unlock', user.state) ? 'unlock' : 'lock';
  return (
    <>
      <SidePanel
        isOpen={pendingChange === null && help === null}
        onClose={address.close}
        name={nameOf(user)}
        title={nameOf(user)}
        status={<Status tone={STATE_TONES[user.state]}>{text(`users.state.${user.state}`)}</Status>}
        subtitle={`${text(`users.role.${user.role}`)} · ${user.email}`}
        onPrevious={onPrevious}
        onNext={onNext}
        actions={
          <>
            <SafeActions user={user} />
            <SignInHelp
              user={user}
              isRecoveryAllowed={details?.isRecoveryAllowed}
              onChoose={setHelp}
            />
            {user.state !== 'created' && (
              <Button
                disabledReason={disabledReasonOf(lockAction)}
                onPress={() => setPendingChange({ action: lockAction })}
              >
                {text(`users.${lockAction}`)}
              </Button>
            )}
          </>
        }
        dangerActions={
          <Button
            variant="danger"
            disabledReason={disabledReasonOf('delete')}
            onPress={() => setPendingChange({ action: 'delete' })}
          >
            {text('users.delete')}
          </Button>
        }
      >
        <Tabs
          aria-label={text('users.tabs')}
          selected={tabs.find(({ id }) => id === address.tab)?.id ?? 'details'}
          onSelect={(tab) => address.set({ tab })}
          tabs={tabs}
        />
      </SidePanel>
      {help && <SignInHelpDialog user={user} help={help} onClose={() => setHelp(null)} />}
      {pendingChange && (
        <ChangeDialog
          user={user}
          change={pendingChange}
          onDone={() => {
            setPendingChange(null);
            if (pendingChange.action === 'delete') address.close();
          }}
          onClose={() => setPendingChange(null)}
        />
      )}
    </>
  );
}

export interface UserPanelProps {
  readonly address: UsersAddress;
  readonly users: readonly AccountUser[];
}

/** A user's panel over the list. [USER-01, USER-13] */
export function UserPanel({ address, users }: UserPanelProps) {
  const text = useText();
  const details = useQuery(
    'getUser',
    address.id === null ? null : { params: { userId: address.id } },
  );
  return (
    <ListPanel
      id={address.id}
      ids={users.map(({ userId }) => userId)}
      row={details.data?.user ?? users.find(({ userId }) => userId === address.id)}
      query={details}
      name={text('users.what.one')}
      subject={{ title: text('users.failed.one') }}
      notFound={text('users.notFound')}
      onOpen={address.open}
      onClose={address.close}
    >
      {(user, steps) => (
        <OpenPanel
          key={user.userId}
          user={user}
          details={details.data}
          query={details}
          address={address}
          {...steps}
        />
      )}
    </ListPanel>
  );
}
