import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { purchases } from '../../layout/pages/demoCard.stories.data.ts';
import { inPanel } from '../../stories/decorators.tsx';
import { EmptyState } from '../../primitives/EmptyState/index.ts';
import { CardPurchases } from './index.ts';

const meta = {
  title: 'Fleet/CardPurchases',
  component: CardPurchases,
  args: { purchases, empty: null },
  decorators: [inPanel],
} satisfies Meta<typeof CardPurchases>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [declined] = canvas.getAllByRole('listitem');
    await expect(declined).toHaveTextContent('Declined');
    await expect(declined).toHaveTextContent('Over the daily gallon limit');
  },
};
export const NothingBought: Story = {
  tags: ['empty'],
  args: {
    purchases: [],
    empty: (
      <EmptyState title="No purchases on this card yet">
        Purchases and declines appear here.
      </EmptyState>
    ),
  },
};
export const LongText: Story = {
  tags: ['long-text'],
  args: {
    purchases: [
      {
        id: 'long',
        state: 'declined',
        what: '162.5 gal ultra-low-sulfur diesel and diesel exhaust fluid',
        where: 'Panhandle Travel Stop and Truck Service Center, Amarillo, TX',
        when: 'Wednesday, 18 November, 5:40 AM CT',
        amount: '$1,234,567.89',
        reason: 'Over the daily gallon limit. 71.3 + 162.5 of 100 gal, 133.8 gal over.',
      },
    ],
  },
};
