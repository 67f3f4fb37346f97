import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'card ending in 4821' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <States>
      <State name="only for screen readers">
        <span>
          <span aria-hidden="true">↓ 4.1%</span>
          <VisuallyHidden>4.1 percent less than last cycle</VisuallyHidden>
        </span>
      </State>
    </States>
  ),
};

export const IsRead: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('card ending in 4821');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(words).toHaveTextContent('card ending in 4821');
  },
};
