import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SimpleTable } from '../../data/SimpleTable/index.ts';
import { Sparkline } from '../Sparkline/index.ts';
import { ChartSection } from './index.ts';

const meta = {
  title: 'Charts/ChartSection',
  component: ChartSection,
  args: {
    title: 'Gallons per day',
    hint: 'last seven days',
    chart: (
      <Sparkline values={[410, 388, 420, 397, 442, 120, 96]} label="Highest: 442 gal on Friday" />
    ),
    table: (
      <SimpleTable
        label="Gallons per day"
        rows={[
          { day: 'Friday', gallons: '442 gal' },
          { day: 'Saturday', gallons: '120 gal' },
        ]}
        getRowId={({ day }) => day}
        columns={[
          { id: 'day', head: 'Day', cell: ({ day }) => day, isRowHeader: true },
          { id: 'gallons', head: 'Gallons', cell: ({ gallons }) => gallons, align: 'end' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof ChartSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsTableAndBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table', { name: 'Gallons per day' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart: Gallons per day' }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const LongText: Story = {
  tags: ['long-text'],
  args: {
    title: 'Gallons of diesel per day for drivers in the Refrigerated long haul department',
    hint: 'the last seven days in Central Time, without pending purchases',
  },
};
