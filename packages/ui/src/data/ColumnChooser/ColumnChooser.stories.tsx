import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { DemoCard } from '../../layout/pages/demo.stories.data.ts';
import type { TableLayout } from '../DataTable/index.ts';
import { ColumnChooser, type ColumnChooserProps } from './index.ts';

function Demo(args: ColumnChooserProps<DemoCard>) {
  const [layout, setLayout] = useState<TableLayout>(args.layout);
  return (
    <ColumnChooser
      {...args}
      layout={layout}
      onLayout={(next) => {
        setLayout(next);
        args.onLayout(next);
      }}
    />
  );
}

const meta = {
  title: 'Data/ColumnChooser',
  render: (args) => <Demo {...args} />,
  args: {
    columns: [
      { id: 'card', head: 'Card', isRowHeader: true, cell: ({ last4 }) => last4 },
      { id: 'status', head: 'Status', cell: ({ status }) => status },
      { id: 'fleet', head: 'Fleet', cell: ({ fleet }) => fleet },
      { id: 'lastUsed', head: 'Last used', from: 960, cell: ({ lastUsed }) => lastUsed },
    ],
    layout: {},
    onLayout: fn(),
  },
} satisfies Meta<ColumnChooserProps<DemoCard>>;

export default meta;
type Story = StoryObj<ColumnChooserProps<DemoCard>>;

const open = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('button', { name: 'Columns' }));
  return within(await screen.findByRole('dialog', { name: 'Columns' }));
};

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const popover = await open(canvasElement);
    await expect(popover.getByRole('checkbox', { name: 'Card' })).toBeDisabled();
    await expect(popover.getByRole('button', { name: 'Reset' })).toBeDisabled();
    await userEvent.click(popover.getByRole('checkbox', { name: 'Fleet' }));
    await expect(args.onLayout).toHaveBeenLastCalledWith({ fleet: { isShown: false } });
    await userEvent.click(popover.getByRole('button', { name: 'Reset' }));
    await expect(args.onLayout).toHaveBeenLastCalledWith({});
    await expect(popover.getByRole('checkbox', { name: 'Fleet' })).toBeChecked();
  },
};

export const ByKeyboard: Story = {
  args: { layout: { fleet: { isShown: false } } },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onLayout).toHaveBeenLastCalledWith({
      fleet: { isShown: false },
      status: { isShown: false },
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Columns' })).toHaveFocus(),
    );
  },
};

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    columns: [
      {
        id: 'card',
        head: 'Card and the driver or vehicle that it belongs to',
        isRowHeader: true,
        cell: ({ last4 }) => last4,
      },
      {
        id: 'fleet',
        head: 'Department to which purchases are booked from the next cycle on',
        cell: ({ fleet }) => fleet,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
