import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { demoCards } from '../../layout/pages/demo.stories.data.ts';
import { EmptyState } from '../../primitives/EmptyState/index.ts';
import {
  ChangingDemo,
  columns,
  Demo,
  RemovingDemo,
  type Args,
} from './DataTable.stories.parts.tsx';

const meta = {
  title: 'Data/DataTable',
  render: (args) => <Demo {...args} />,
  args: {
    label: 'Cards',
    columns,
    rows: demoCards(250),
    total: 250,
    getRowId: (card) => card.id,
    getRowName: (card) => `card •••• ${card.last4}`,
    sort: { column: 'spent', direction: 'desc' },
    lines: 'two',
    maxHeight: '520px',
    onSelect: fn(),
    onSort: fn(),
    onOpen: fn(),
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const grid = (canvas: HTMLElement) => within(canvas).getByRole('grid', { name: 'Cards' });

function focused(): HTMLElement {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) throw new Error('nothing has the focus');
  return element;
}

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const table = grid(canvasElement);
    await expect(table).toHaveAttribute('aria-rowcount', '251');
    await expect(table).toHaveAttribute('aria-colcount', '6');
    // A single tab stop, which starts at the first heading.
    await userEvent.tab();
    await expect(table).toContainElement(focused());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(document.activeElement).toHaveTextContent('4821');
    await expect(document.activeElement).toHaveAttribute('scope', 'row');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ last4: '4821' }));
    await userEvent.tab();
    await expect(table).not.toContainElement(focused());
  },
};

export const KeyboardHomeAndEnd: Story = {
  play: async ({ canvasElement }) => {
    const table = grid(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '251'),
    );
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() =>
      expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '2'),
    );
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => {
      const row = document.activeElement?.closest('tr')?.getAttribute('aria-rowindex');
      return expect(Number(row)).toBeGreaterThan(6);
    });
    await expect(table).toContainElement(focused());
  },
};

export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const table = within(grid(canvasElement));
    await userEvent.click(table.getByRole('checkbox', { name: 'Select card •••• 4821' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['card-0']));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(table.getByRole('checkbox', { name: 'Select card •••• 9042' }));
    await userEvent.keyboard('{/Shift}');
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(table.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(args.rows.map((card) => card.id)));
  },
};

export const ChoosingWithoutPointer: Story = {
  name: 'selects one row without a pointer after a range was selected with one',
  play: async ({ canvasElement, args }) => {
    const user = userEvent.setup();
    const table = within(grid(canvasElement));
    const first = table.getByRole('checkbox', { name: 'Select card •••• 4821' });
    await user.keyboard('{Shift>}');
    await user.click(first);
    await user.keyboard('{/Shift}');
    await user.click(table.getByRole('checkbox', { name: 'Select card •••• 9042' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['card-0', 'card-3']));
    first.click();
    await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['card-3'])));
  },
};

export const SelectingByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight} ');
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['card-0']));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['card-0', 'card-1', 'card-2']));
  },
};

export const ExtendingSelection: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['card-0', 'card-1']));
    // Extending a second range keeps the rows selected before.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(
      new Set(['card-0', 'card-1', 'card-3', 'card-4']),
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set());
    // Cleared rows are not selected again.
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['card-4', 'card-5']));
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(args.rows.map(({ id }) => id)));
    await userEvent.keyboard('{Escape}{Shift>}{ArrowUp}{/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['card-4', 'card-5']));
  },
};

export const ExtendingFromAnotherRow: Story = {
  play: async ({ canvasElement, args }) => {
    const table = within(grid(canvasElement));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['card-0', 'card-1']));
    const other = args.rows[4];
    if (!other) throw new Error('a fifth row is expected');
    await userEvent.click(table.getByRole('rowheader', { name: new RegExp(other.last4) }));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(
      new Set(['card-0', 'card-1', 'card-4', 'card-5']),
    );
  },
};

export const SelectingByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    const user = userEvent.setup();
    const table = within(grid(canvasElement));
    await user.keyboard('{Control>}');
    await user.click(table.getByText('R. Núñez'));
    await user.keyboard('{/Control}{Shift>}');
    await user.click(table.getByText('T. Okafor'));
    await user.keyboard('{/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['card-0', 'card-1', 'card-2']));
    await expect(args.onOpen).not.toHaveBeenCalled();
    await user.click(table.getByText('T. Okafor'));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

export const Sorting: Story = {
  play: async ({ canvasElement, args }) => {
    const table = within(grid(canvasElement));
    const spent = table.getByRole('columnheader', { name: 'Spent this cycle' });
    await expect(spent).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(spent).getByRole('button'));
    await expect(args.onSort).toHaveBeenCalledWith({ column: 'spent', direction: 'asc' });
    await expect(spent).toHaveAttribute('aria-sort', 'ascending');
    await expect(table.getByRole('columnheader', { name: 'Card' })).toHaveAttribute(
      'aria-sort',
      'none',
    );
  },
};

export const CurrentRow: Story = { args: { currentId: 'card-2' } };

export const ReadOnly: Story = {
  tags: ['read-only'],
  render: ({ onSelect: _onSelect, ...args }) => <Demo {...args} />,
};

export const Loading: Story = {
  tags: ['loading'],
  args: { rows: [], isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(grid(canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};

export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvasElement }) => {
    await expect(grid(canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  tags: ['empty'],
  args: {
    rows: [],
    total: 0,
    empty: <EmptyState title="No cards match">Remove a filter or shorten the search.</EmptyState>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No cards match')).toBeVisible();
  },
};

export const LoadingMore: Story = {
  tags: ['loading'],
  args: { rows: demoCards(13), isLoadingMore: true },
};

export const EndOfList: Story = {
  args: { rows: demoCards(60), onEndReached: fn() },
  play: async ({ args }) => {
    await expect(args.onEndReached).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledTimes(1));
  },
};

export const EndAgain: Story = {
  name: 'asks again for a page that did not come when its end is reached again',
  args: { rows: demoCards(60), onEndReached: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledTimes(1));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(focused().closest('tr')).toHaveAttribute('aria-rowindex', '2'));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledTimes(2));
  },
};

export const EndOfAnotherList: Story = {
  name: 'the end of a list that is as long as the one before it',
  args: { rows: demoCards(60), onEndReached: fn() },
  render: (args) => <ChangingDemo {...args} />,
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Three rows' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledTimes(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Another list' }));
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledTimes(2));
  },
};

export const FewerRows: Story = {
  name: 'stays in the tab order when its list shrinks',
  render: (args) => <ChangingDemo {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const table = grid(canvasElement);
    const shrink = canvas.getByRole('button', { name: 'Three rows' });
    shrink.focus();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(focused().closest('tr')).toHaveAttribute('aria-rowindex', '251'));
    await userEvent.click(shrink);
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '4'));
    await userEvent.tab();
    await expect(table).toContainElement(focused());
    await expect(focused().closest('tr')).toHaveAttribute('aria-rowindex', '4');
  },
};

export const RemovedRow: Story = {
  name: 'focuses the next row when the focused one is removed, and then the one before',
  args: { rows: demoCards(2) },
  render: (args) => <RemovingDemo {...args} />,
  play: async ({ canvasElement }) => {
    const table = grid(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '2'));
    await expect(focused().closest('tr')).toHaveAttribute('aria-rowindex', '2');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '1'));
    await expect(focused().closest('th')).toHaveAttribute('aria-colindex', '2');
  },
};

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    rows: demoCards(4).map((card) => ({
      ...card,
      assignedTo: 'Maria-Fernanda Castellanos-Whitfield de la Vega y Arellano',
      fleet: 'Panhandle Produce Haulers of Amarillo, Northern Division',
    })),
  },
};

export const HundredThousandRows: Story = {
  args: { rows: demoCards(100_000), total: 100_000 },
  play: async ({ canvasElement }) => {
    const rows = within(grid(canvasElement)).getAllByRole('row');
    await expect(rows.length).toBeLessThan(60);
  },
};
