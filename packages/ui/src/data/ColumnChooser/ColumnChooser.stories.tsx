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
  const popover = within(await screen.findByRole('dialog', { name: 'Columns' }));
  await popover.findAllByRole('checkbox');
  return popover;
};
/** Text of each row, in the list's order. */
const heads = () => screen.getAllByRole('row').map((row) => row.textContent);

export const Open: Story = {
  tags: ['disabled'],
  play: async ({ canvasElement, args }) => {
    const popover = await open(canvasElement);
    await expect(popover.getByRole('checkbox', { name: 'Card' })).toBeDisabled();
    await expect(popover.getByRole('button', { name: 'Reset' })).toBeDisabled();
    await userEvent.click(popover.getByText('Fleet'));
    await expect(args.onLayout).toHaveBeenLastCalledWith({ fleet: { isShown: false } });
    await userEvent.click(popover.getByRole('button', { name: 'Reset' }));
    await expect(args.onLayout).toHaveBeenLastCalledWith({});
    await expect(popover.getByRole('checkbox', { name: 'Fleet' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ByKeyboard: Story = {
  args: { layout: { fleet: { isShown: false } } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('checkbox', { name: 'Card' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight} ');
    await expect(args.onLayout).toHaveBeenLastCalledWith({
      fleet: { isShown: false },
      status: { isShown: false },
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
  },
};

export const MovingByKeyboard: Story = {
  args: { layout: { card: { isPinned: true } } },
  play: async ({ canvasElement, args }) => {
    const popover = await open(canvasElement);
    await expect(heads()).toEqual(['Card pinned', 'Status', 'Fleet', 'Last used if there is room']);
    popover.getByRole('button', { name: /^Move Fleet/ }).focus();
    await userEvent.keyboard('{Enter}');
    // Each drop position is an announced target; arrow keys move between them.
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName('Insert between Fleet and Last used'),
    );
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(document.activeElement).toHaveAccessibleName('Insert between Card and Status');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(heads()).toEqual(['Card pinned', 'Fleet', 'Status', 'Last used if there is room']),
    );
    await expect(args.onLayout).toHaveBeenLastCalledWith({
      card: { isPinned: true, place: 0 },
      fleet: { place: 1 },
      status: { place: 2 },
      lastUsed: { place: 3 },
    });
  },
};

/** A drag's data. Scripted ones ignore writes to these properties unless they are redefined. */
const carried = () =>
  Object.defineProperties(new DataTransfer(), {
    effectAllowed: { value: 'move', writable: true },
    dropEffect: { value: 'move', writable: true },
  });
const drag = (type: string, on: HTMLElement, at: object) =>
  on.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, ...at }));
/** A point in an element, at this share of its height. */
const at = (element: HTMLElement, share: number) => {
  const { left, top, height } = element.getBoundingClientRect();
  return { clientX: left + 20, clientY: top + height * share };
};

export const MovingByPointer: Story = {
  play: async ({ canvasElement }) => {
    const popover = await open(canvasElement);
    const row = (name: RegExp) => popover.getByRole('row', { name });
    const dataTransfer = carried();
    const moved = row(/^Last used/);
    drag('dragstart', moved, { dataTransfer, ...at(moved, 0.5) });
    await waitFor(() => expect(moved).toHaveAttribute('data-dragging'));
    const list = popover.getByRole('grid');
    const over = { dataTransfer, ...at(row(/^Card/), 0.9) };
    drag('dragenter', list, over);
    await waitFor(() => expect(list.querySelector('[data-drop-target]')).not.toBeNull());
    drag('drop', list, over);
    drag('dragend', moved, over);
    await waitFor(() =>
      expect(heads()).toEqual(['Card', 'Last used if there is room', 'Status', 'Fleet']),
    );
  },
};

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    columns: [
      {
        id: 'card',
        head: 'Card and the driver or vehicle it belongs to',
        isRowHeader: true,
        cell: ({ last4 }) => last4,
      },
      {
        id: 'fleet',
        head: 'Department that purchases are charged to, starting next cycle',
        cell: ({ fleet }) => fleet,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
