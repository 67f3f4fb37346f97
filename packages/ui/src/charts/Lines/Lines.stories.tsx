import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChartSection } from '../ChartSection/index.ts';
import { atMost } from '../../stories/decorators.tsx';
import { Lines, LinesTable, type LinePoint } from './index.ts';

const MONTHS = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const NAMES = ['June', 'July', 'August', 'September', 'October', 'November'];
const PAID = [3712, 3788, 3655, 3699, 3842, 3899];
const LISTED = [3899, 3954, 3841, 3880, 4021, 4068];
const AREA = [3805, 3871, 3790, 3811, 3950, 3991];

const points: readonly LinePoint[] = MONTHS.map((label, index) => ({
  id: label,
  label,
  longLabel: `${NAMES[index]} 2026`,
  values: { paid: PAID[index] ?? 0, listed: LISTED[index] ?? 0, area: AREA[index] ?? 0 },
  isRunning: label === 'Nov',
}));
const perGallon = (mills: number) => `$${(mills / 1000).toFixed(3)}`;

const meta = {
  title: 'Charts/Lines',
  component: Lines,
  args: {
    label: 'Diesel price per gallon, last 6 months',
    series: [
      { id: 'paid', label: 'You paid', color: 'fuel' },
      { id: 'listed', label: 'Posted price', color: 'nonFuel' },
      { id: 'area', label: 'Area average', color: 'na' },
    ],
    points,
    base: 'lowest',
    formatValue: perGallon,
    formatShort: (mills) => `$${(mills / 1000).toFixed(2)}`,
  },
  render: ({ ref: _ref, ...args }) => (
    <ChartSection
      title="Diesel price per gallon"
      hint="Last 6 months"
      chart={<Lines {...args} />}
      table={<LinesTable {...args} />}
    />
  ),
} satisfies Meta<typeof Lines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const november = await canvas.findByRole('img', {
      name: 'November 2026, so far: You paid $3.899, Posted price $4.068, Area average $3.991',
    });
    await userEvent.tab();
    await userEvent.tab();
    await expect(november).toHaveFocus();
    await expect(canvas.getByText('November 2026 so far')).toBeVisible();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('img', { name: /^July 2026: / })).toHaveFocus();
    await expect(canvas.getByText('$3.788')).toBeVisible();
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Show as table: Diesel price per gallon' }),
    );
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByRole('row')).toHaveLength(7);
    await expect(table.getByRole('cell', { name: '$4.021' })).toBeVisible();
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

export const Gap: Story = {
  args: {
    base: 'zero',
    points: points.map((point, index) =>
      index === 2 ? { ...point, values: { listed: 3841, area: 3790 } } : point,
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: /^August 2026: You paid no value/ })).toBeVisible(),
    );
  },
};

export const ManyPoints: Story = {
  args: {
    series: [{ id: 'paid', label: 'You paid', color: 'fuel' }],
    points: Array.from({ length: 90 }, (_, day) => ({
      id: `${day}`,
      label: `${(day % 30) + 1}`,
      longLabel: `Day ${day + 1}`,
      values: { paid: 3700 + Math.round(120 * Math.sin(day / 9)) + ((day * 37) % 23) },
    })),
  },
};

export const Empty: Story = { tags: ['empty'], args: { points: [] } };

export const Narrow: Story = { decorators: [atMost(320)] };

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    series: [
      {
        id: 'paid',
        label: 'What drivers in the department paid after all discounts',
        color: 'fuel',
      },
      { id: 'listed', label: 'The price posted at the site', color: 'nonFuel' },
    ],
  },
};
