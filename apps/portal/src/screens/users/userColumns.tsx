import type { AccountUser } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { Badge, Cluster, Status, TwoLines, type Column } from '@forecourt/ui';
import { useWhen } from '../../app/useWhen.ts';
import { useText, type Text } from '../../messages/text.ts';
import { column } from '../lists/column.ts';
import { nameOf, STATE_TONES } from './userText.ts';

/** The names of the account's fleets, by ID. */
export function useFleetNames(): ReadonlyMap<string, string> {
  const fleets = useQuery('listFleets', {});
  return new Map(fleets.data?.items.map(({ fleetId, name }) => [fleetId, name]));
}

/** Describes a user's fleets: "Long haul", "3 fleets", "All fleets". */
export function formatFleets(
  { fleetIds }: Pick<AccountUser, 'fleetIds'>,
  fleets: ReturnType<typeof useFleetNames>,
  text: Text,
): string {
  if (fleetIds === null) return text('users.fleets.all');
  const [first] = fleetIds;
  if (first === undefined) return text('users.fleets.none');
  const onlyFleet = fleetIds.length === 1 ? fleets.get(first) : undefined;
  return onlyFleet ?? text('users.fleets.some', { count: fleetIds.length });
}

/** Columns of the user list. */
export function useUserColumns(): readonly Column<AccountUser>[] {
  const text = useText();
  const fleets = useFleetNames();
  const when = useWhen();
  return [
    column(
      'name',
      text('users.column.name'),
      {
        phoneCell: nameOf,
        width: 'minmax(190px, 1.8fr)',
        isSortable: true,
        isRowHeader: true,
        phone: 'title',
      },
      (user) => (
        <TwoLines
          first={
            user.isSelf ? (
              <Cluster gap={8}>
                {nameOf(user)}
                <Badge>{text('users.you')}</Badge>
              </Cluster>
            ) : (
              nameOf(user)
            )
          }
          second={user.email}
        />
      ),
    ),
    column(
      'username',
      text('users.column.username'),
      { width: 'minmax(100px, 0.8fr)', from: 900, phone: 'hidden' },
      ({ username }) => username,
    ),
    column(
      'role',
      text('users.column.role'),
      { width: '130px', isSortable: true, phone: 'detail' },
      ({ role }) => text(`users.role.${role}`),
    ),
    column(
      'fleets',
      text('users.column.fleets'),
      { width: 'minmax(100px, 0.8fr)', from: 700, phone: 'detail' },
      (user) => formatFleets(user, fleets, text),
    ),
    column(
      'state',
      text('users.column.state'),
      { width: '110px', isSortable: true, phone: 'status' },
      ({ state }) => <Status tone={STATE_TONES[state]}>{text(`users.state.${state}`)}</Status>,
    ),
    column(
      'lastLogin',
      text('users.column.lastLogin'),
      {
        phoneCell: ({ lastLoginAt }) =>
          lastLoginAt === null
            ? text('users.neverSignedIn')
            : text('users.signedIn', { at: when(lastLoginAt) }),
        width: 'minmax(160px, 0.9fr)',
        isSortable: true,
        phone: 'detail',
      },
      ({ lastLoginAt }) => (lastLoginAt === null ? text('users.never') : when(lastLoginAt)),
    ),
  ];
}
