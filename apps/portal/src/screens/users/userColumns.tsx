import type { AccountUser } from '@forecourt/api-client';
import { Badge, Cluster, Status, TwoLines, type Column } from '@forecourt/ui';
import { formatDayAndTime } from '@forecourt/ui/format';
import type { useText } from '../../messages/text.ts';
import { nameOf, STATE_TONES } from './userWords.ts';

type Text = ReturnType<typeof useText>;

interface Words {
  readonly text: Text;
  readonly timeZone: string;
  readonly now: Date;
  /** Names of fleets by id. */
  readonly fleets: ReadonlyMap<string, string>;
}

/** "Long haul", "3 fleets", "All fleets". */
export function fleetsInWords(
  { fleetIds }: Pick<AccountUser, 'fleetIds'>,
  { text, fleets }: Pick<Words, 'text' | 'fleets'>,
): string {
  if (fleetIds === null) return text('users.fleets.all');
  const [first] = fleetIds;
  if (first === undefined) return text('users.fleets.none');
  const only = fleetIds.length === 1 ? fleets.get(first) : undefined;
  return only ?? text('users.fleets.some', { count: fleetIds.length });
}

/** The columns of the users. */
export function userColumns(words: Words): readonly Column<AccountUser>[] {
  const { text, timeZone, now } = words;
  return [
    {
      id: 'name',
      head: text('users.column.name'),
      cell: (user) => (
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
      phoneCell: nameOf,
      width: 'minmax(190px, 1.8fr)',
      isSortable: true,
      isRowHeader: true,
      phone: 'title',
    },
    {
      id: 'username',
      head: text('users.column.username'),
      cell: ({ username }) => username,
      width: 'minmax(100px, 0.8fr)',
      from: 900,
      phone: 'hidden',
    },
    {
      id: 'role',
      head: text('users.column.role'),
      cell: ({ role }) => text(`users.role.${role}`),
      width: '130px',
      isSortable: true,
      phone: 'detail',
    },
    {
      id: 'fleets',
      head: text('users.column.fleets'),
      cell: (user) => fleetsInWords(user, words),
      width: 'minmax(100px, 0.8fr)',
      from: 700,
      phone: 'detail',
    },
    {
      id: 'state',
      head: text('users.column.state'),
      cell: ({ state }) => (
        <Status tone={STATE_TONES[state]}>{text(`users.state.${state}`)}</Status>
      ),
      width: '110px',
      isSortable: true,
      phone: 'status',
    },
    {
      id: 'lastLogin',
      head: text('users.column.lastLogin'),
      cell: ({ lastLoginAt }) =>
        lastLoginAt === null ? text('users.never') : formatDayAndTime(lastLoginAt, timeZone, now),
      width: 'minmax(130px, 0.9fr)',
      isSortable: true,
      phone: 'value',
    },
  ];
}
