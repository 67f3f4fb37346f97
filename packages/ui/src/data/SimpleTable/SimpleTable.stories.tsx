import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Section } from '../../layout/Section/index.ts';
import { dollars, topCards, type TopCard } from '../../layout/pages/demo.stories.data.ts';
import { topCardColumns } from '../../layout/pages/topCards.stories.parts.tsx';
import { EmptyState } from '../../primitives/EmptyState/index.ts';
import { SimpleTable, type SimpleTableProps } from './index.ts';

const meta = {
  title: 'Data/SimpleTable',
  args: {
    label: 'Top 5 cards',
    rows: topCards,
    getRowId: (card) => card.last4,
    columns: topCardColumns.filter(({ id }) => id !== 'purchases'),
  },
  render: (args) => (
    <Section title="Top 5 cards" hint="This cycle" content="flush">
      <SimpleTable {...args} />
    </Section>
  ),
} satisfies Meta<SimpleTableProps<TopCard>>;

export default meta;
type Story = StoryObj<SimpleTableProps<TopCard>>;

/** Under 1,200 px, only the important columns remain, and their text does not wrap. */
export const ManyColumns: Story = {
  args: {
    columns: [
      ...meta.args.columns.slice(0, 1),
      { id: 'run', head: 'Run', cell: () => 'Monthly', isNoWrap: true },
      ...['Opening', 'Purchases', 'Fees', 'Payments'].map((head) => ({
        id: head,
        head,
        align: 'end' as const,
        cell: ({ cents }: TopCard) => dollars(cents),
        isHiddenWhenNarrow: true,
      })),
      ...meta.args.columns.slice(1),
    ],
  },
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Top 5 cards' }));
    await expect(table.getAllByRole('row')).toHaveLength(6);
    await expect(table.getAllByRole('rowheader')).toHaveLength(5);
  },
};

export const NoRows: Story = {
  tags: ['empty'],
  args: { rows: [] },
  render: (args) => (
    <Section title="Top 5 cards" hint="This cycle" content="flush">
      <SimpleTable {...args} />
      <EmptyState title="No purchases this cycle yet" />
    </Section>
  ),
};
export const LongText: Story = {
  tags: ['long-text'],
  args: {
    rows: topCards.map((card) => ({
      ...card,
      assignedTo: 'Jean-Baptiste Wolfeschlegelsteinhausen-Bergerdorff',
      fleet: 'Refrigerated long haul, Pacific Northwest and British Columbia',
    })),
  },
};
