import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Sparkline } from '../../charts/Sparkline/index.ts';
import { dailyCents } from '../../layout/pages/demo.stories.data.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Comparison, KeyFigures } from './index.ts';

const meta = {
  title: 'Data/KeyFigures',
  component: KeyFigures,
  args: {
    label: 'Figures of this cycle',
    figures: [
      {
        id: 'spent',
        label: 'Spent this cycle',
        figure: '$53,180.44',
        note: (
          <>
            <Comparison tone="good">↓ 4.1%</Comparison> on last cycle{' '}
            <Link href="#/p">Purchases</Link>
          </>
        ),
        sparkline: <Sparkline values={dailyCents} label="Spend by day, rising" />,
      },
      {
        id: 'price',
        label: 'Average price',
        figure: '$3.412',
        unit: '/ gal',
        note: (
          <>
            13,775 gal · regional price $3.468 <Link href="#/s">By site</Link>
          </>
        ),
      },
      {
        id: 'declined',
        label: 'Declined, last 7 days',
        figure: '31',
        note: (
          <>
            <Comparison tone="warn">12 need review</Comparison> · 19 as expected
          </>
        ),
      },
    ],
  },
} satisfies Meta<typeof KeyFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const strip = within(canvas.getByRole('region', { name: 'Figures of this cycle' }));
    await expect(strip.getAllByRole('term')).toHaveLength(3);
    await expect(strip.getByText('$53,180.44')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['loading'], args: { isLoading: true } };

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    figures: [
      {
        id: 'a',
        label: 'Available to spend across the account',
        figure: '$1,096,819,412.56',
        unit: 'of $2,150,000,000.00',
        note: 'A comparison too long for one line because it names two periods and a place',
      },
      { id: 'b', label: 'None yet', figure: '–' },
    ],
  },
};

/** Above a list on a phone: a single row that scrolls sideways and can be focused to do so. */
export const RowOnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { isRowOnPhone: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Figures of this cycle' })).toHaveFocus();
  },
};
