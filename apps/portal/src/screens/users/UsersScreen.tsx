import { Plus, Users } from 'lucide-react';
import type { AccountUser } from '@forecourt/api-client';
import { usePages } from '@forecourt/api-client/react';
import { AddressFilters, Button, ButtonLink, EmptyState, Surface } from '@forecourt/ui';
import { ROLES, USER_STATES } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { WithPermission } from '../../app/WithPermission.tsx';
import { Screen } from '../../app/Screen.tsx';
import { optionsOf } from '../../app/optionsOf.ts';
import { useText } from '../../messages/text.ts';
import { mayIn, useSelected } from '../../shell/account.ts';
import { ListTable } from '../lists/ListTable.tsx';
import { sortOf } from '../lists/useFilterAddress.ts';
import { Requests } from './Requests.tsx';
import { useUserColumns } from './userColumns.tsx';
import { UserPanel } from './UserPanel.tsx';
import { nameOf } from './userText.ts';
import { useUsersAddress, type UsersAddress } from './useUsersAddress.ts';

function Bar({ address }: { readonly address: UsersAddress }) {
  const text = useText();
  const stateOptions = optionsOf(USER_STATES, (value) => text(`users.state.${value}`));
  return (
    <AddressFilters
      {...address.bar}
      status={{
        id: 'state',
        label: text('users.filter.state'),
        options: [{ value: 'all', label: text('users.filter.all') }, ...stateOptions],
      }}
      search={{ id: 'q', label: text('users.search') }}
      filters={[
        {
          id: 'role',
          label: text('users.filter.role'),
          options: optionsOf(ROLES, (value) => text(`users.role.${value}`)),
        },
      ]}
    />
  );
}

function List() {
  const text = useText();
  const { account } = useSelected();
  const address = useUsersAddress();
  const { filters } = address;
  const list = usePages('listUsers', { query: filters });
  const isDeleted = filters.state === 'deleted';
  const open = ({ userId }: AccountUser) => address.open(userId);
  return (
    <Screen
      title={text('menu.manageUsers')}
      subtitle={
        list.total !== null && text('users.subtitle', { count: list.total, account: account.name })
      }
      actions={
        <ButtonLink href={href('inviteUser')} variant="primary" icon={<Plus size={16} />}>
          {text('users.invite')}
        </ButtonLink>
      }
    >
      <Requests />
      <Surface padding="none">
        <Bar address={address} />
        <ListTable
          label={text('menu.manageUsers')}
          columns={useUserColumns()}
          lines="two"
          list={list}
          subject={{ title: text('users.failed') }}
          openId={address.id}
          getRowId={({ userId }) => userId}
          getRowName={(user) => text('users.rowName', { name: nameOf(user) })}
          {...sortOf(address, 'name')}
          onOpen={isDeleted ? undefined : open}
          empty={
            <EmptyState
              icon={<Users size={20} />}
              title={text('users.empty.filtered')}
              action={
                address.isFiltered && (
                  <Button onPress={address.clear}>{text('roster.clear')}</Button>
                )
              }
            >
              {text('users.empty.filtered.why')}
            </EmptyState>
          }
        />
      </Surface>
      <UserPanel address={address} users={list.items} />
    </Screen>
  );
}

/** The account's users: search, filter, sort, invite, and one in a panel. [NAV-08, USER-01] */
export function Component() {
  const text = useText();
  const { account } = useSelected();
  if (mayIn(account)('users.manage')) return <List />;
  return (
    <Screen title={text('menu.manageUsers')}>
      <WithPermission permission="users.manage" denied={text('users.forbidden')}>
        {null}
      </WithPermission>
    </Screen>
  );
}
