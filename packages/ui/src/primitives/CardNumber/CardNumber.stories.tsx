import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { CardNumber } from './index.ts';

const meta = {
  title: 'Primitives/CardNumber',
  component: CardNumber,
  args: { last4: '4821' },
} satisfies Meta<typeof CardNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <States>
      <State name="in a column">
        <CardNumber last4="4821" />
      </State>
      <State name="in a heading">
        <strong>
          Card <CardNumber last4="4821" look="text" />
        </strong>
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const ReadAloud: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('card ending in 4821')).toBeInTheDocument();
    await expect(canvas.getByText('•••• 4821')).toHaveAttribute('aria-hidden', 'true');
  },
};
