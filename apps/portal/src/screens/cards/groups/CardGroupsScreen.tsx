import { useState } from 'react';
import { Layers, Plus } from 'lucide-react';
import type { CardGroup } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { Button, ButtonLink, DataTable, EmptyState, Surface, type Column } from '@forecourt/ui';
import { formatCount } from '@forecourt/ui/format';
import { backToList } from '../../../addresses/savedFilters.ts';
import { WithPermission } from '../../../app/WithPermission.tsx';
import { Screen } from '../../../app/Screen.tsx';
import { useText, type Text } from '../../../messages/text.ts';
import { useSelected } from '../../../shell/account.ts';
import { column } from '../../lists/column.ts';
import { loadError } from '../../lists/loadError.tsx';
import { GroupPanel } from './GroupPanel.tsx';

const columns = (text: Text): readonly Column<CardGroup>[] => [
  column(
    'name',
    text('cardGroups.column.name'),
    { isRowHeader: true, phone: 'title' },
    ({ name }) => name,
  ),
  column(
    'cards',
    text('cardGroups.column.cards'),
    { align: 'end', width: '120px', phone: 'value' },
    ({ cardCount }) => formatCount(cardCount),
  ),
  column(
    'delivery',
    text('cardGroups.column.delivery'),
    { width: 'minmax(200px, 2fr)', phone: 'detail' },
    ({ delivery }) =>
      delivery === null
        ? text('cardGroups.usual')
        : `${delivery.street}, ${delivery.city}, ${delivery.state} ${delivery.postalCode}`,
  ),
];

/** The account's card groups. [SCREEN-27, CARD-27, CARD-31] */
export function Component() {
  const text = useText();
  const { may } = useSelected().viewer;
  const mayEdit = may('cardGroups.edit');
  const groups = useQuery('listCardGroups', may('cardGroups.view') ? {} : null);
  const [open, setOpen] = useState<CardGroup | 'new' | null>(null);
  const refusal = groups.data?.deliveryRefusal ?? null;
  const addButton = (
    <Button icon={<Plus size={16} />} variant="primary" onPress={() => setOpen('new')}>
      {text('cardGroups.add')}
    </Button>
  );
  return (
    <Screen
      title={text('cardGroups.title')}
      subtitle={text('cardGroups.subtitle')}
      actions={
        <>
          <ButtonLink href={backToList('cards')}>{text('menu.manageCards')}</ButtonLink>
          {mayEdit && addButton}
        </>
      }
    >
      <WithPermission permission="cardGroups.view" denied={text('cardGroups.denied')}>
        <Surface padding="none">
          <DataTable
            label={text('cardGroups.title')}
            columns={columns(text)}
            rows={groups.data?.items ?? []}
            getRowId={({ groupId }) => groupId}
            getRowName={({ name }) => name}
            isLoading={groups.isLoading}
            onOpen={setOpen}
            empty={
              <EmptyState icon={<Layers size={20} />} title={text('cardGroups.empty')}>
                {text('cardGroups.empty.why')}
              </EmptyState>
            }
            {...loadError(groups, groups.data?.items ?? [], { title: text('cardGroups.failed') })}
          />
        </Surface>
      </WithPermission>
      {open !== null && (
        <GroupPanel
          key={open === 'new' ? 'new' : open.groupId}
          group={open === 'new' ? null : open}
          refusal={refusal}
          mayEdit={mayEdit}
          onClose={() => setOpen(null)}
        />
      )}
    </Screen>
  );
}
