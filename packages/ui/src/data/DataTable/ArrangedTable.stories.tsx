import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { demoCards } from '../../layout/pages/demo.stories.data.ts';
import { Demo, columns, type Args } from './DataTable.stories.parts.tsx';
import type { TableLayout } from './index.ts';

function Arranged(args: Args) {
  const [layout, setLayout] = useState<TableLayout>(args.layout ?? {});
  return (
    <Demo
      {...args}
      layout={layout}
      onLayout={(next) => {
        setLayout(next);
        args.onLayout?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Data/DataTable arranged',
  tags: ['!autodocs'],
  render: (args) => <Arranged {...args} />,
  args: {
    label: 'Cards',
    columns,
    rows: demoCards(40),
    total: 40,
    getRowId: (card) => card.id,
    getRowName: (card) => `card •••• ${card.last4}`,
    lines: 'two',
    maxHeight: '420px',
    onSelect: fn(),
    onSort: fn(),
    onOpen: fn(),
    onLayout: fn(),
    onRowAction: fn(),
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const grid = (canvas: HTMLElement) => within(canvas).getByRole('grid', { name: 'Cards' });
const head = (canvas: HTMLElement, name: RegExp) =>
  within(grid(canvas)).getByRole('columnheader', { name });
function focusedElement(): HTMLElement {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) throw new Error('nothing has the focus');
  return element;
}
const choose = async (canvas: HTMLElement, column: string, entry: string) => {
  await userEvent.click(
    within(canvas).getByRole('button', { name: `Options for ${column}`, hidden: true }),
  );
  await userEvent.click(await screen.findByText(entry));
};

const rowActions: NonNullable<Args['rowActions']> = (card) => [
  {
    id: 'card',
    entries: [
      { id: 'hold', label: 'Hold' },
      { id: 'replace', label: 'Replace', isDisabled: card.status === 'ordered' },
    ],
  },
  { id: 'end', entries: [{ id: 'block', label: 'Block…', tone: 'danger' }] },
];

export const ColumnMenu: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement, 'Fleet', 'Hide');
    await expect(args.onLayout).toHaveBeenLastCalledWith({ fleet: { isShown: false } });
    await expect(grid(canvasElement)).toHaveAttribute('aria-colcount', '5');
    await waitFor(() => expect(head(canvasElement, /^Spent/)).toContainElement(focusedElement()));
    await choose(canvasElement, 'Assigned to', 'Descending');
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: 'assignedTo', direction: 'desc' });
    // The row header column cannot be hidden.
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Card', hidden: true }));
    await screen.findByRole('menu', { name: 'Options for Card' });
    await expect(screen.queryByRole('menuitem', { name: 'Hide' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

export const MovingColumn: Story = {
  play: async ({ canvasElement }) => {
    const heads = () =>
      within(grid(canvasElement))
        .getAllByRole('columnheader')
        .map((cell) => cell.getAttribute('aria-colindex') + (cell.textContent ?? ''));
    await expect(heads()[3]).toMatch(/^4Assigned to/);
    await choose(canvasElement, 'Fleet', 'Move before Assigned to');
    await expect(heads()[3]).toMatch(/^4Fleet/);
    await expect(heads()[4]).toMatch(/^5Assigned to/);
    await choose(canvasElement, 'Fleet', 'Move after Assigned to');
    await expect(heads()[3]).toMatch(/^4Assigned to/);
  },
};

export const ResizingByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const edge = within(grid(canvasElement)).getByRole('slider', { name: 'Width of Card' });
    // Two tab stops from the head cell to its edge: its menu, then the edge.
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(edge).toHaveFocus();
    await expect(edge).toHaveAttribute('aria-valuetext', '110 pixels');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onLayout).toHaveBeenLastCalledWith({ card: { width: 142 } });
    await waitFor(() =>
      expect(Math.round(head(canvasElement, /^Card/).getBoundingClientRect().width)).toBe(142),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onLayout).toHaveBeenLastCalledWith({ card: { width: 126 } });
    await choose(canvasElement, 'Card', 'Automatic');
    await expect(args.onLayout).toHaveBeenLastCalledWith({ card: {} });
  },
};

export const ResizingByPointer: Story = {
  play: async ({ canvasElement }) => {
    const cell = head(canvasElement, /^Status/);
    const edge = within(cell).getByRole('slider').parentElement;
    if (!edge) throw new Error('no edge');
    const before = cell.getBoundingClientRect();
    const at = (by: number) => ({ pageX: before.right + by, pageY: before.top + 10 });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: edge, coords: at(0) },
      { target: edge, coords: at(60) },
      { keys: '[/MouseLeft]', target: edge, coords: at(60) },
    ]);
    await waitFor(() =>
      expect(cell.getBoundingClientRect().width - before.width).toBeGreaterThan(40),
    );
  },
};

export const PinnedColumns: Story = {
  args: {
    layout: {
      card: { isPinned: true },
      assignedTo: { width: 420 },
      fleet: { width: 420 },
      spent: { width: 320 },
    },
    rowActions,
  },
  play: async ({ canvasElement }) => {
    const table = grid(canvasElement);
    const [card] = within(table).getAllByRole('rowheader');
    const before = card?.getBoundingClientRect().left ?? 0;
    table.scrollLeft = 400;
    await waitFor(() => expect(table.scrollLeft).toBeGreaterThan(200));
    await expect(card?.getBoundingClientRect().left).toBe(before);
    // A focused cell is not hidden behind the pinned ones.
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    const focused = document.activeElement?.getBoundingClientRect();
    await expect(focused?.left).toBeGreaterThanOrEqual(
      Math.floor(card?.getBoundingClientRect().right ?? 0),
    );
    await choose(canvasElement, 'Card', 'Unpin');
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const RowActions: Story = {
  args: { rowActions },
  play: async ({ canvasElement, args }) => {
    const table = within(grid(canvasElement));
    await userEvent.click(table.getByRole('button', { name: 'Actions for card •••• 7730' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hold' }));
    await expect(args.onRowAction).toHaveBeenLastCalledWith(
      'hold',
      expect.objectContaining({ last4: '7730' }),
    );
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const RowActionsByKeyboard: Story = {
  args: { rowActions },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}');
    const first = canvas.getByRole('button', { name: 'Actions for card •••• 4821' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const second = canvas.getByRole('button', { name: 'Actions for card •••• 7730' });
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onRowAction).toHaveBeenLastCalledWith(
      'block',
      expect.objectContaining({ last4: '7730' }),
    );
    await waitFor(() => expect(second).toHaveFocus());
  },
};

const getRowError: NonNullable<Args['getRowError']> = ({ id }) => {
  if (id === 'card-1')
    return { message: 'Not put on hold: someone changed it at 10:41 AM CT. Review the change.' };
  if (id === 'card-3')
    return { message: 'Fleet 3 was closed. Choose another fleet.', column: 'fleet' };
  return undefined;
};

export const RowErrors: Story = {
  tags: ['error'],
  args: { getRowError, rowActions },
  play: async ({ canvasElement }) => {
    const table = within(grid(canvasElement));
    await expect(
      table.getByRole('rowheader', { name: /7730.*Not put on hold: someone changed it/ }),
    ).toBeVisible();
    const wrong = table
      .getAllByRole('gridcell')
      .filter((cell) => cell.getAttribute('aria-invalid') === 'true');
    await expect(wrong).toHaveLength(1);
    await expect(wrong[0]).toHaveAccessibleDescription('Fleet 3 was closed. Choose another fleet.');
  },
};

export const RightToLeft: Story = {
  args: { rowActions, getRowError, layout: { card: { isPinned: true }, fleet: { width: 480 } } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
