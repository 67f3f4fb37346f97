import { Copy, Pencil, Plus, Trash2, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useQuery } from '@forecourt/api-client/react';
import {
  ButtonLink,
  DataTable,
  EmptyState,
  Surface,
  Tabs,
  TwoLines,
  type Column,
  type MenuEntry,
  type MenuGroup,
} from '@forecourt/ui';
import type { LimitProfile } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { column } from '../lists/column.ts';
import { DeleteProfileDialog } from './DeleteProfileDialog.tsx';
import { FitSection } from './FitSection.tsx';
import { summarizeLimits } from './limitText.ts';
import { loadError } from '../lists/loadError.tsx';
import { oneOf, useFilterAddress } from '../lists/useFilterAddress.ts';

const icon = { size: 16 };
const FILTERS = { tab: oneOf(['profiles', 'fit']) };

function useColumns(currency: string): readonly Column<LimitProfile>[] {
  const text = useText();
  return [
    column(
      'name',
      text('limits.column.name'),
      { width: 'minmax(144px, 0.6fr)', isRowHeader: true, phone: 'title' },
      ({ name, kind, isDefault }) => (
        <TwoLines
          first={name}
          second={text(isDefault ? 'limits.default' : `limits.kind.${kind}`)}
        />
      ),
    ),
    column(
      'limits',
      text('limits.column.limits'),
      {
        phoneCell: ({ limits }) =>
          summarizeLimits(limits, currency, text).join(' · ') || text('limits.unlimited'),
        width: 'minmax(220px, 1.1fr)',
        phone: 'detail',
      },
      ({ limits }) => (
        <TwoLines first={summarizeLimits(limits, currency, text)[0] ?? text('limits.unlimited')} />
      ),
    ),
    column(
      'others',
      text('limits.column.others'),
      { width: 'minmax(280px, 1.4fr)', from: 980, phone: 'hidden' },
      ({ limits }) => <TwoLines first={summarizeLimits(limits, currency, text)[1] ?? '–'} />,
    ),
    column(
      'cards',
      text('limits.column.cards'),
      { width: '88px', align: 'end', phone: 'value' },
      ({ cardCount }) => text('count.cards', { count: cardCount }),
    ),
  ];
}

function useRowActions(mayEdit: boolean) {
  const text = useText();
  return ({ profileId }: LimitProfile): readonly MenuGroup[] => {
    const edit: MenuEntry = {
      id: 'edit',
      label: text('limits.action.edit'),
      icon: <Pencil {...icon} />,
      href: href('cardLimit', { profileId }),
    };
    const copy: MenuEntry = {
      id: 'copy',
      label: text('limits.action.copy'),
      icon: <Copy {...icon} />,
      href: href('newCardLimit', {}, { from: profileId }),
    };
    const remove: MenuEntry = {
      id: 'delete',
      label: text('limits.action.delete'),
      icon: <Trash2 {...icon} />,
      tone: 'danger',
    };
    if (!mayEdit) return [{ id: 'use', entries: [edit] }];
    return [
      { id: 'use', entries: [edit, copy] },
      { id: 'end', entries: [remove] },
    ];
  };
}

function ProfileList() {
  const text = useText();
  const navigate = useNavigate();
  const { account, viewer } = useSelected();
  const profiles = useQuery('listLimitProfiles', {});
  const mayEdit = viewer.may('limits.edit');
  const rowActions = useRowActions(mayEdit);
  const [deletingId, setDeletingId] = useState<string | null>(null);
  const rows = profiles.data?.items ?? [];
  const profileToDelete = rows.find(({ profileId }) => profileId === deletingId);
  return (
    <Surface padding="none">
      <DataTable
        label={text('menu.cardLimits')}
        columns={useColumns(account.currency)}
        rows={rows}
        getRowId={({ profileId }) => profileId}
        getRowName={({ name }) => name}
        lines="two"
        isLoading={profiles.isLoading}
        onOpen={({ profileId }) => void navigate(href('cardLimit', { profileId }))}
        rowActions={rowActions}
        onRowAction={(id, { profileId }) => id === 'delete' && setDeletingId(profileId)}
        empty={
          <EmptyState icon={<Wallet size={20} />} title={text('limits.empty')}>
            {text('limits.empty.why')}
          </EmptyState>
        }
        {...loadError(profiles, rows, { title: text('limits.screen.failed') })}
      />
      {profileToDelete && (
        <DeleteProfileDialog
          profile={profileToDelete}
          others={rows.filter(({ profileId }) => profileId !== profileToDelete.profileId)}
          onRefused={profiles.retry}
          onClose={() => setDeletingId(null)}
        />
      )}
    </Surface>
  );
}

/** Card limits and profiles, and loose limits. [NAV-23, SCREEN-26, LIMIT-01, LIMIT-02] */
export function Component() {
  const text = useText();
  const { viewer } = useSelected();
  const { filters, set } = useFilterAddress(FILTERS);
  return (
    <Screen
      title={text('menu.cardLimits')}
      subtitle={text('limits.screen.subtitle')}
      actions={
        viewer.may('limits.edit') && (
          <>
            <ButtonLink href={href('newCardLimit', {}, { kind: 'limit' })}>
              {text('limits.new.limit')}
            </ButtonLink>
            <ButtonLink variant="primary" href={href('newCardLimit')} icon={<Plus {...icon} />}>
              {text('limits.new.profile')}
            </ButtonLink>
          </>
        )
      }
    >
      <Tabs
        aria-label={text('limits.tab.label')}
        selected={filters.tab ?? 'profiles'}
        onSelect={(tab) => set({ tab: tab === 'profiles' ? null : tab })}
        tabs={[
          { id: 'profiles', label: text('limits.tab.profiles'), content: <ProfileList /> },
          { id: 'fit', label: text('limits.tab.fit'), content: <FitSection /> },
        ]}
      />
    </Screen>
  );
}
