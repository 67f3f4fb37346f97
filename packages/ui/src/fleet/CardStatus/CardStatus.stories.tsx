import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CARD_STATES } from '@forecourt/validation';
import { Cluster } from '../../layout/Cluster/index.ts';
import { CardStatus } from './index.ts';

const meta = {
  title: 'Fleet/CardStatus',
  component: CardStatus,
  args: { state: 'active' },
} satisfies Meta<typeof CardStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <Cluster>
      {CARD_STATES.map((state) => (
        <CardStatus key={state} state={state} />
      ))}
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lost or stolen')).toBeVisible();
    await expect(canvas.queryByText(/cardStatus\./)).toBeNull();
  },
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };
