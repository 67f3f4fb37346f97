import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Surface } from '../../layout/Surface/index.ts';
import { OrderTracker } from './index.ts';

const meta = {
  title: 'Fleet/OrderTracker',
  component: OrderTracker,
  args: {
    label: 'Order 1048, 3 cards',
    step: 'printed',
    times: { ordered: '20 Nov, 10:41 AM CT', printed: '20 Nov, 3:05 PM CT' },
    expected: { shipped: 'by Dec 2' },
  },
  decorators: [
    (Story) => (
      <Surface>
        <Story />
      </Surface>
    ),
  ],
} satisfies Meta<typeof OrderTracker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Printed: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Order 1048, 3 cards' }));
    const [, printed, shipped, active] = steps.getAllByRole('listitem');
    await expect(printed).toHaveAttribute('aria-current', 'step');
    await expect(shipped).toHaveTextContent('by Dec 2');
    await expect(active).toHaveTextContent('Not yet');
  },
};
export const JustOrdered: Story = {
  args: { step: 'ordered', times: { ordered: '20 Nov, 10:41 AM CT' } },
};
export const AllActive: Story = {
  args: {
    step: 'active',
    times: { ordered: 'Nov 20', printed: 'Nov 20', shipped: 'Nov 24', active: 'Nov 28' },
  },
};
