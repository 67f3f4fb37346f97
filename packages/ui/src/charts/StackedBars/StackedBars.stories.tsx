import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChartSection } from '../ChartSection/index.ts';
import { categories, dollars, months, shortDollars } from '../../layout/pages/demo.stories.data.ts';
import { atMost } from '../../stories/decorators.tsx';
import { StackedBars, StackedBarsTable } from './index.ts';

const meta = {
  title: 'Charts/StackedBars',
  component: StackedBars,
  args: {
    label: 'Spend by category, last 6 months',
    categories,
    columns: months,
    formatValue: dollars,
    formatShort: shortDollars,
  },
  render: ({ ref: _ref, ...args }) => (
    <ChartSection
      title="Spend by category"
      hint="Last 6 months"
      chart={<StackedBars {...args} />}
      table={<StackedBarsTable {...args} />}
    />
  ),
} satisfies Meta<typeof StackedBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const november = await canvas.findByRole('img', {
      name: /^November 2026, so far: \$53,180.44\. Fuel Products \$47,312.04/,
    });
    await userEvent.tab();
    await userEvent.tab();
    await expect(november).toHaveFocus();
    await expect(canvas.getByText('$47,312.04')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('img', { name: /^June 2026: / })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: /^July 2026: / })).toHaveFocus();
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table: Spend by category' }));
    const table = within(canvas.getByRole('table', { name: 'Spend by category, last 6 months' }));
    await expect(table.getAllByRole('row')).toHaveLength(7);
    await expect(table.getByRole('rowheader', { name: 'November 2026 so far' })).toBeVisible();
    await expect(table.getByRole('cell', { name: '$53,180.44' })).toBeVisible();
  },
};

/** Names too wide for their bars wrap to two lines and never overlap. */
export const LongNames: Story = {
  args: {
    label: 'Net by department',
    columns: [
      'Linehaul north',
      'Linehaul west',
      'Dallas terminal',
      'Refrigerated',
      'Yard and shop',
    ].map((name, at) => ({
      id: name,
      label: name,
      longLabel: name,
      values: { fuel: 90_000 - at * 9000 },
    })),
  },
  decorators: [atMost(340)],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('west')).toBeVisible());
    const names = [...canvasElement.querySelectorAll('svg tspan')].map((one) =>
      one.getBoundingClientRect(),
    );
    for (const one of names) {
      for (const other of names) {
        const isApart =
          one === other ||
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top + 4 ||
          other.bottom <= one.top + 4;
        await expect(isApart).toBe(true);
      }
    }
  },
};

export const LeadingToRows: Story = {
  args: { onOpen: fn() },
  play: async ({ canvas, args }) => {
    const june = await canvas.findByRole('button', { name: /^June 2026/ });
    await userEvent.click(june);
    june.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await expect(args.onOpen).toHaveBeenLastCalledWith('Jun');
  },
};

export const NothingSpent: Story = {
  tags: ['empty'],
  args: { columns: months.map((month) => ({ ...month, values: {} })) },
};

export const Narrow: Story = { decorators: [atMost(340)] };

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    categories: categories.map((category) => ({
      ...category,
      label: `${category.label} for fleets in the Pacific Northwest and British Columbia`,
    })),
  },
};
