import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumb } from './index.ts';

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    crumbs: [
      { label: 'Cards', href: '#/cards' },
      { label: 'Order Cards', href: '#/order' },
    ],
    current: 'Order 1048',
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const way = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(way.getAllByRole('link')).toHaveLength(2);
    await expect(way.getByText('Order 1048')).toHaveAttribute('aria-current', 'page');
  },
};

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    crumbs: [
      { label: 'Department orders', href: '#/orders' },
      {
        label: 'Refrigerated long haul, Pacific Northwest and British Columbia',
        href: '#/orders/1',
      },
    ],
    current: 'Order 1048: 408 cards for drivers without one',
  },
};
