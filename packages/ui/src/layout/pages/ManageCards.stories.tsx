import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Download, Pause, Plus } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { BulkBar } from '../../data/BulkBar/index.ts';
import { DataTable, type Column, type Sort } from '../../data/DataTable/index.ts';
import { FilterBar } from '../../data/FilterBar/index.ts';
import { TwoLines } from '../../data/TwoLines/index.ts';
import { BlockCardDialog } from '../../fleet/BlockCard/index.ts';
import { CardFacts } from '../../fleet/CardFacts/index.ts';
import { CardLimits } from '../../fleet/CardLimits/index.ts';
import { CardPurchases } from '../../fleet/CardPurchases/index.ts';
import { CardStatus } from '../../fleet/CardStatus/index.ts';
import { CardTimeline } from '../../fleet/CardTimeline/index.ts';
import { SidePanel } from '../../overlays/SidePanel/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { CardNumber } from '../../primitives/CardNumber/index.ts';
import { EmptyState } from '../../primitives/EmptyState/index.ts';
import { ButtonLink, Link } from '../../primitives/Link/index.ts';
import { Tabs } from '../../primitives/Tabs/index.ts';
import { Page } from '../Page/index.ts';
import { Surface } from '../Surface/index.ts';
import { DemoShell } from './DemoShell.stories.parts.tsx';
import { demoCards, dollars, type DemoCard } from './demo.stories.data.ts';
import { facts, limitBars, limitRules, purchases, timeline } from './demoCard.stories.data.ts';

const all = demoCards(248);
const noAction = () => undefined;

const columns: readonly Column<DemoCard>[] = [
  {
    id: 'card',
    head: 'Card',
    width: '112px',
    isRowHeader: true,
    isSortable: true,
    phone: 'title',
    cell: (card) => <CardNumber last4={card.last4} />,
  },
  {
    id: 'status',
    head: 'Status',
    width: '116px',
    isSortable: true,
    phone: 'status',
    cell: (card) => <CardStatus state={card.status} />,
  },
  {
    id: 'assignedTo',
    head: 'Assigned to',
    width: 'minmax(140px, 1.4fr)',
    isSortable: true,
    cell: (card) => <TwoLines first={card.assignedTo} second={card.kind} />,
  },
  {
    id: 'fleet',
    head: 'Fleet',
    from: 720,
    isSortable: true,
    phone: 'hidden',
    cell: (card) => card.fleet,
  },
  {
    id: 'profile',
    from: 860,
    head: 'Profile',
    isSortable: true,
    phone: 'hidden',
    cell: (card) => card.profile,
  },
  {
    id: 'lastUsed',
    from: 960,
    head: 'Last used',
    width: 'minmax(110px, 0.8fr)',
    isSortable: true,
    phone: 'hidden',
    cell: (card) => card.lastUsed,
  },
  {
    id: 'spent',
    head: 'Spent this cycle',
    width: '136px',
    align: 'end',
    isSortable: true,
    phone: 'value',
    cell: (card) => dollars(card.spentCents),
  },
];

type TabId = 'limits' | 'details' | 'purchases' | 'timeline';

interface PanelProps {
  readonly card: DemoCard;
  readonly onClose: () => void;
  readonly onMove: (step: 1 | -1) => void;
}

function CardPanel({ card, onClose, onMove }: PanelProps) {
  const [tab, setTab] = useState<TabId>('limits');
  const [isBlocking, setBlocking] = useState(false);
  return (
    <>
      <SidePanel
        isOpen
        onClose={onClose}
        name={`Card ${card.last4}`}
        title={
          <>
            <span aria-hidden="true">Card </span>
            <CardNumber last4={card.last4} look="text" />
          </>
        }
        status={<CardStatus state={card.status} />}
        subtitle={`${card.assignedTo} · ${card.kind.toLowerCase()} · ${card.fleet}, department 00012`}
        onPrevious={() => onMove(-1)}
        onNext={() => onMove(1)}
        actions={
          <>
            <Button icon={<Pause size={16} aria-hidden="true" />}>Hold</Button>
            <Button disabledReason="Replacing comes with the next release">Replace</Button>
          </>
        }
        dangerActions={
          <Button variant="danger" onPress={() => setBlocking(true)}>
            Block…
          </Button>
        }
      >
        <Tabs
          aria-label="Details"
          selected={tab}
          onSelect={setTab}
          tabs={[
            {
              id: 'limits',
              label: 'Limits',
              content: (
                <CardLimits
                  profile="Linehaul tight"
                  hint="Profile, on 61 cards"
                  action={<Link href="#/limits">Edit limits</Link>}
                  bars={limitBars}
                  rules={limitRules}
                />
              ),
            },
            { id: 'details', label: 'Details', content: <CardFacts groups={facts} /> },
            {
              id: 'purchases',
              label: 'Purchases',
              content: <CardPurchases purchases={purchases} empty="No purchases yet." />,
            },
            {
              id: 'timeline',
              label: 'Timeline',
              content: <CardTimeline label="Timeline" entries={timeline} empty="No details yet." />,
            },
          ]}
        />
      </SidePanel>
      <BlockCardDialog
        isOpen={isBlocking}
        last4={card.last4}
        assignedTo={card.assignedTo}
        reasons={[
          { value: 'driverLeft', label: 'Driver left' },
          { value: 'lost', label: 'Lost' },
        ]}
        onBlock={() => setBlocking(false)}
        onHold={() => setBlocking(false)}
        onCancel={() => setBlocking(false)}
      />
    </>
  );
}

interface ManageCardsProps {
  readonly openId?: string;
}

function ManageCards({ openId }: ManageCardsProps) {
  const [open, setOpen] = useState<string | undefined>(openId);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<Sort>({ column: 'spent', direction: 'desc' });
  const [status, setStatus] = useState<'all' | 'active' | 'deactivated' | 'ordered'>('all');
  const [query, setQuery] = useState('');
  const rows = all.filter((card) => card.last4.includes(query) || card.assignedTo.includes(query));
  const at = rows.findIndex((card) => card.id === open);
  const card = rows[at];
  return (
    <DemoShell current="cards">
      <Page
        title="Manage Cards"
        subtitle="248 cards · 231 active, 2 on hold, 11 ordered, 4 blocked"
        actions={
          <>
            <Button icon={<Download size={16} aria-hidden="true" />}>Export</Button>
            <ButtonLink
              href="#/order"
              variant="primary"
              icon={<Plus size={16} aria-hidden="true" />}
            >
              Order cards
            </ButtonLink>
          </>
        }
      >
        <Surface padding="none">
          {selected.size > 0 ? (
            <BulkBar
              count={selected.size}
              total={rows.length}
              onClear={() => setSelected(new Set())}
            >
              <Button size="compact">Hold</Button>
            </BulkBar>
          ) : (
            <FilterBar
              status={{
                label: 'Status',
                value: status,
                onChange: setStatus,
                options: [
                  { value: 'all', label: 'All' },
                  { value: 'active', label: 'Active' },
                  { value: 'deactivated', label: 'Deactivated' },
                  { value: 'ordered', label: 'Ordered' },
                ],
              }}
              search={{ label: 'Card, driver, unit, VIN', value: query, onChange: setQuery }}
              filters={[{ id: 'fleet', label: 'Fleet: 3' }]}
              onRemove={noAction}
            />
          )}
          <DataTable
            label="Cards"
            columns={columns}
            rows={rows}
            total={rows.length}
            getRowId={(row) => row.id}
            getRowName={(row) => `card •••• ${row.last4}`}
            lines="two"
            sort={sort}
            onSort={setSort}
            selected={selected}
            onSelect={setSelected}
            currentId={open}
            onOpen={(row) => setOpen(row.id)}
            empty={
              <EmptyState title="No cards match">Remove a filter or shorten the search.</EmptyState>
            }
          />
        </Surface>
        {card && (
          <CardPanel
            card={card}
            onClose={() => setOpen(undefined)}
            onMove={(step) => setOpen(rows[at + step]?.id ?? open)}
          />
        )}
      </Page>
    </DemoShell>
  );
}

const meta = {
  title: 'Patterns/List and detail panel',
  tags: ['!autodocs'],
  component: ManageCards,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ManageCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = { args: { openId: 'card-0' } };

export const List: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('T. Okafor'));
    await waitFor(() => expect(screen.getByRole('dialog', { name: /1187/ })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Selected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select card •••• 4821' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.getByRole('searchbox', { name: 'Card, driver, unit, VIN' })).toBeVisible();
  },
};
