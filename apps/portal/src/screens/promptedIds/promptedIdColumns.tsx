import { Status, type Column } from '@forecourt/ui';
import type { PromptedIdRecord } from '@forecourt/validation';
import { formatCount } from '@forecourt/ui/format';
import type { Text } from '../../messages/text.ts';
import { column } from '../lists/column.ts';

/** Columns of the prompted ID list. */
export const promptedIdColumns = (text: Text): readonly Column<PromptedIdRecord>[] => [
  column(
    'name',
    text('promptedIds.column.name'),
    { width: 'minmax(140px, 1.4fr)', isSortable: true, isRowHeader: true, phone: 'title' },
    ({ name }) => name,
  ),
  column(
    'number',
    text('promptedIds.column.number'),
    { width: 'minmax(124px, 130px)', isSortable: true, phone: 'value' },
    ({ number }) => number,
  ),
  column(
    'type',
    text('promptedIds.column.type'),
    { width: 'minmax(88px, 110px)', from: 760, isSortable: true, phone: 'detail' },
    ({ type }) => text(`promptedIds.type.${type}`),
  ),
  column(
    'manager',
    text('promptedIds.column.manager'),
    { width: 'minmax(110px, 1fr)', phone: 'detail' },
    ({ managedByName }) => managedByName,
  ),
  column(
    'status',
    text('promptedIds.column.status'),
    { width: 'minmax(92px, 110px)', isSortable: true, phone: 'status' },
    ({ status }) => (
      <Status tone={status === 'on' ? 'good' : 'neutral'}>{text(`promptedIds.${status}`)}</Status>
    ),
  ),
  column(
    'cards',
    text('promptedIds.column.cards'),
    { width: 'minmax(84px, 90px)', align: 'end', isSortable: true, phone: 'hidden' },
    ({ cardCount }) => formatCount(cardCount),
  ),
];
