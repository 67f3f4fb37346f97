import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { Ban, Pause } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { demoCards } from '../../layout/pages/demo.stories.data.ts';
import { Surface } from '../../layout/Surface/index.ts';
import { Dialog } from '../../overlays/Dialog/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Menu } from '../../primitives/Menu/index.ts';
import { columns } from '../DataTable/DataTable.stories.parts.tsx';
import { DataTable } from '../DataTable/index.ts';
import { BulkBar } from './index.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const meta = {
  title: 'Data/BulkBar',
  component: BulkBar,
  args: {
    count: 3,
    total: 248,
    onSelectAll: fn(),
    onClear: fn(),
    children: (
      <>
        <Button size="compact" icon={<Pause {...icon} />}>
          Hold
        </Button>
        <Button size="compact" variant="danger" icon={<Ban {...icon} />}>
          Block…
        </Button>
      </>
    ),
  },
  render: (args) => (
    <Surface padding="none">
      <BulkBar {...args} />
    </Surface>
  ),
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 248' }));
    await expect(args.onSelectAll).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};

const cards = demoCards(3);

interface SelectedProps {
  /** Actions, which receive what ends the selection. */
  readonly renderActions?: (end: () => void) => ReactNode;
}

function Selected({ renderActions }: SelectedProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['card-0']));
  const end = () => setSelected(new Set());
  return (
    <Surface padding="none">
      {selected.size > 0 && (
        <BulkBar count={selected.size} onClear={end}>
          {renderActions?.(end)}
        </BulkBar>
      )}
      <DataTable
        label="Cards"
        columns={columns}
        rows={cards}
        getRowId={(card) => card.id}
        getRowName={(card) => card.last4}
        selected={selected}
        onSelect={setSelected}
      />
    </Surface>
  );
}

export const ClearingByKeyboard: Story = {
  name: 'focuses the table after the selection is cleared',
  render: () => <Selected />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Clear selection' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Clear selection' })).toBeNull();
    await expect(canvas.getByRole('grid', { name: 'Cards' })).toHaveFocus();
  },
};

export const ActingByKeyboard: Story = {
  name: 'focuses the table after an action ends the selection',
  render: () => <Selected renderActions={(end) => <Button onPress={end}>Hold</Button>} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Hold' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Hold' })).toBeNull();
    await expect(canvas.getByRole('grid', { name: 'Cards' })).toHaveFocus();
  },
};

export const ActingByMenu: Story = {
  name: 'focuses the table after an entry of a menu ends the selection',
  render: () => (
    <Selected
      renderActions={(end) => (
        <Menu
          aria-label="Actions"
          trigger={<Button>More</Button>}
          groups={[{ id: 'actions', entries: [{ id: 'hold', label: 'Hold' }] }]}
          onAction={end}
        />
      )}
    />
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Hold' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'Cards' })).toHaveFocus());
  },
};

function AskingFirst() {
  const [end, setEnd] = useState<(() => void) | null>(null);
  return (
    <>
      <Selected
        renderActions={(clear) => <Button onPress={() => setEnd(() => clear)}>Block…</Button>}
      />
      {end && (
        <Dialog
          title="Block the card?"
          onClose={() => setEnd(null)}
          actions={<Button onPress={end}>Block</Button>}
        >
          Nobody can use it anymore.
        </Dialog>
      )}
    </>
  );
}

export const ActingInDialog: Story = {
  name: 'leaves the focus in a dialog that ends the selection',
  render: () => <AskingFirst />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Block…' }));
    const block = await screen.findByRole('button', { name: 'Block' });
    block.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
    await expect(block).toHaveFocus();
  },
};

export const AllSelected: Story = {
  args: { count: 248 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Select all/ })).toBeNull();
  },
};

export const NotPossible: Story = {
  tags: ['disabled'],
  args: {
    children: (
      <>
        <Button
          size="compact"
          disabledReason="2 of the 3 cards are still on order and cannot be held yet."
        >
          Hold
        </Button>
        <Button size="compact" variant="danger">
          Block…
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hold' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Working: Story = {
  tags: ['loading'],
  args: {
    children: (
      <Button size="compact" isPending>
        Hold
      </Button>
    ),
  },
};

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    count: 12_048,
    total: 100_000,
    children: (
      <>
        <Button size="compact">Switch to another card profile</Button>
        <Button size="compact">Reorder for the same drivers</Button>
        <Button size="compact" variant="danger">
          Block for good…
        </Button>
      </>
    ),
  },
};
