import { Status, type Column } from '@forecourt/ui';
import type { PromptedIdRecord } from '@forecourt/validation';
import { formatCount } from '@forecourt/ui/format';
import type { useText } from '../../messages/text.ts';

/** The columns of the prompted IDs. */
export const promptedIdColumns = (
  text: ReturnType<typeof useText>,
): readonly Column<PromptedIdRecord>[] => [
  {
    id: 'name',
    head: text('promptedIds.column.name'),
    cell: ({ name }) => name,
    width: 'minmax(140px, 1.4fr)',
    isSortable: true,
    isRowHeader: true,
    phone: 'title',
  },
  {
    id: 'number',
    head: text('promptedIds.column.number'),
    cell: ({ number }) => number,
    width: 'minmax(124px, 130px)',
    isSortable: true,
    phone: 'value',
  },
  {
    id: 'type',
    head: text('promptedIds.column.type'),
    cell: ({ type }) => text(`promptedIds.type.${type}`),
    width: 'minmax(88px, 110px)',
    from: 760,
    isSortable: true,
    phone: 'detail',
  },
  {
    id: 'manager',
    head: text('promptedIds.column.manager'),
    cell: ({ managedByName }) => managedByName,
    width: 'minmax(110px, 1fr)',
    phone: 'detail',
  },
  {
    id: 'status',
    head: text('promptedIds.column.status'),
    cell: ({ status }) => (
      <Status tone={status === 'on' ? 'good' : 'neutral'}>{text(`promptedIds.${status}`)}</Status>
    ),
    width: 'minmax(92px, 110px)',
    isSortable: true,
    phone: 'status',
  },
  {
    id: 'cards',
    head: text('promptedIds.column.cards'),
    cell: ({ cardCount }) => formatCount(cardCount),
    width: 'minmax(84px, 90px)',
    align: 'end',
    isSortable: true,
    phone: 'hidden',
  },
];
