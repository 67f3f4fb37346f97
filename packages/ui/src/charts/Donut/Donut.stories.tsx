import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { dollars, shortDollars } from '../../layout/pages/demo.stories.data.ts';
import { ChartSection } from '../ChartSection/index.ts';
import { atMost } from '../../stories/decorators.tsx';
import { Donut, DonutTable } from './index.ts';

const meta = {
  title: 'Charts/Donut',
  component: Donut,
  args: {
    label: 'Spend by category, this cycle',
    totalLabel: 'spent this cycle',
    parts: [
      { id: 'fuel', label: 'Fuel Products', color: 'fuel', value: 4_731_204 },
      { id: 'other', label: 'Non-Fuel Products', color: 'nonFuel', value: 486_840 },
      { id: 'na', label: 'NA', color: 'na', value: 100_000 },
    ],
    formatValue: dollars,
    formatShort: shortDollars,
  },
  render: ({ ref: _ref, ...args }) => (
    <ChartSection
      title="Spend by category"
      hint="This cycle"
      chart={<Donut {...args} />}
      table={<DonutTable {...args} />}
    />
  ),
} satisfies Meta<typeof Donut>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: 'Fuel Products: $47,312.04, 89%' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      canvas.getByRole('img', { name: 'Non-Fuel Products: $4,868.40, 9%' }),
    ).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: 'NA: $1,000.00, 2%' })).toHaveFocus();
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table: Spend by category' }));
    await expect(
      canvas.getByRole('row', { name: /spent this cycle \$53,180.44 100%/ }),
    ).toBeVisible();
  },
};

export const LeadingToRows: Story = {
  args: { onOpen: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Non-Fuel/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('other');
  },
};

export const OnePart: Story = {
  args: { parts: [{ id: 'fuel', label: 'Fuel Products', color: 'fuel', value: 4_731_204 }] },
};

export const NothingSpent: Story = {
  tags: ['empty'],
  args: {
    parts: [
      { id: 'fuel', label: 'Fuel Products', color: 'fuel', value: 0 },
      { id: 'other', label: 'Non-Fuel Products', color: 'nonFuel', value: 0 },
    ],
  },
};

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    parts: [
      {
        id: 'fuel',
        label: 'Fuel products of every kind bought at sites in the network',
        color: 'fuel',
        value: 473_120_400,
      },
      {
        id: 'other',
        label: 'Everything else bought at sites, shops, and truck washes',
        color: 'nonFuel',
        value: 126_840_000,
      },
    ],
  },
};

export const Narrow: Story = { decorators: [atMost(320)] };
