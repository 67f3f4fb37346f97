import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { Progress } from './index.ts';

const meta = {
  title: 'Primitives/Progress',
  component: Progress,
  args: { label: 'Checking', value: 62, max: 100, valueText: '62 of 100 rows' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['loading', 'empty', 'long-text'],
  render: () => (
    <States>
      <State name="in progress" width="column">
        <Progress
          label="Checking rows"
          value={6200}
          max={10_000}
          valueText="6,200 of 10,000 rows"
        />
      </State>
      <State name="not started" width="column">
        <Progress label="Sending" value={0} max={10} valueText="not started" />
      </State>
      <State name="done" width="column">
        <Progress label="Sent" value={10} max={10} valueText="10 of 10 orders" />
      </State>
      <State name="long words" width="column">
        <Progress
          label="Rows checked against the account’s drivers, vehicles, and departments"
          value={31}
          max={100}
          valueText="3,100 of 10,000 rows, about 4 minutes left"
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const AnnouncesProgress: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Checking' });
    await expect(bar).toHaveAttribute('aria-valuetext', '62 of 100 rows');
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
  },
};
