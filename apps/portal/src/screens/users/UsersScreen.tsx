import { Plus, Users } from 'lucide-react';
import type { AccountUser } from '@forecourt/api-client';
import { usePages, useQuery } from '@forecourt/api-client/react';
import {
  Button,
  ButtonLink,
  DataTable,
  EmptyState,
  FilterBar,
  InlineMessage,
  Page,
  Surface,
  useTypedSearch,
} from '@forecourt/ui';
import { can, ROLES, USER_STATES } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useNow } from '../../app/useNow.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../messages/text.ts';
import { actorIn, useSelected } from '../../shell/account.ts';
import { loadError } from '../lists/loadError.tsx';
import { Requests } from './Requests.tsx';
import { userColumns } from './userColumns.tsx';
import { UserPanel } from './UserPanel.tsx';
import { nameOf } from './userWords.ts';
import { useUsersAddress, type UsersAddress } from './useUsersAddress.ts';

const ALL = 'all';
const NO_FILTER = { q: null, role: null, state: null };

function Bar({ address }: { readonly address: UsersAddress }) {
  const text = useText();
  const { q = '', role, state } = address.filters;
  const [typed, type] = useTypedSearch(q, (value) => address.set({ q: value }));
  return (
    <FilterBar
      status={{
        label: text('users.filter.state'),
        value: state ?? ALL,
        options: [
          { value: ALL, label: text('users.filter.all') },
          ...USER_STATES.map((value) => ({ value, label: text(`users.state.${value}`) })),
        ],
        onChange: (value) => address.set({ state: value === ALL ? null : value }),
      }}
      search={{ label: text('users.search'), value: typed, onChange: type }}
      choices={[
        {
          id: 'role',
          label: text('users.filter.role'),
          value: role ?? null,
          options: ROLES.map((value) => ({ value, label: text(`users.role.${value}`) })),
        },
      ]}
      onChoose={(_, value) => address.set({ role: value })}
    />
  );
}

function List() {
  const text = useText();
  const now = useNow();
  const { account } = useSelected();
  const address = useUsersAddress();
  const fleets = useQuery('listFleets', {});
  const { filters } = address;
  const list = usePages('listUsers', { query: filters });
  const names = new Map((fleets.data?.items ?? []).map(({ fleetId, name }) => [fleetId, name]));
  const { sort, direction, ...onlyFilters } = filters;
  const isFiltered = Object.keys(onlyFilters).length > 0;
  const isDeleted = filters.state === 'deleted';
  const open = ({ userId }: AccountUser) => address.open(userId);
  return (
    <Page
      title={text('menu.manageUsers')}
      subtitle={
        list.total !== null && text('users.subtitle', { count: list.total, account: account.name })
      }
      actions={
        <ButtonLink
          href={href('inviteUser')}
          variant="primary"
          icon={<Plus size={16} aria-hidden="true" />}
        >
          {text('users.invite')}
        </ButtonLink>
      }
    >
      <Requests />
      <Surface padding="none">
        <Bar address={address} />
        <DataTable
          label={text('menu.manageUsers')}
          columns={userColumns({ text, now, timeZone: account.timeZone, fleets: names })}
          rows={list.items}
          getRowId={({ userId }) => userId}
          getRowName={(user) => text('users.rowName', { name: nameOf(user) })}
          {...(list.total === null ? {} : { total: list.total })}
          sort={{ column: sort ?? 'name', direction: direction ?? 'asc' }}
          onSort={(next) => address.set({ sort: next.column, direction: next.direction })}
          {...(isDeleted ? {} : { onOpen: open })}
          {...(address.userId === null ? {} : { currentId: address.userId })}
          isLoading={list.isLoading}
          isLoadingMore={list.isLoadingMore}
          onEndReached={list.loadMore}
          empty={
            <EmptyState
              icon={<Users size={20} aria-hidden="true" />}
              title={text('users.empty.filtered')}
              action={
                isFiltered && (
                  <Button onPress={() => address.set(NO_FILTER)}>{text('roster.clear')}</Button>
                )
              }
            >
              {text('users.empty.filtered.why')}
            </EmptyState>
          }
          {...loadError(list, list.items, { title: text('users.failed') })}
        />
      </Surface>
      <UserPanel address={address} users={list.items} />
    </Page>
  );
}

/** Users of the account: search, filter, sort, invite, and one of them in the panel. [NAV-08, USER-01] */
export function Component() {
  const text = useText();
  usePageTitle(text('menu.manageUsers'));
  const { account } = useSelected();
  const answer = can(actorIn(account), 'users.manage');
  if (answer.allowed) return <List />;
  return (
    <Page title={text('menu.manageUsers')}>
      <InlineMessage tone="warn" title={text('users.forbidden')}>
        {answer.reasons.map(({ key, params }) => text(key, params)).join(' ')}
      </InlineMessage>
    </Page>
  );
}
