import type { Meta, StoryObj } from '@storybook/react-vite';
import { State, States } from '../../stories/States.tsx';
import { Search } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: 'No purchases this cycle yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'long-text'],
  render: () => (
    <States>
      <State name="nothing matches" width="sheet">
        <EmptyState
          icon={<Search size={20} strokeWidth={1.75} aria-hidden="true" />}
          title="No cards match “4822”"
          action={<Button>Clear search</Button>}
        >
          Search by last four digits, driver, unit, or VIN.
        </EmptyState>
      </State>
      <State name="no action" width="column">
        <EmptyState title="No purchases this cycle yet" />
      </State>
      <State name="long words" width="column">
        <EmptyState
          title="No declines for drivers in the Refrigerated long haul department in the last seven days"
          action={<Button>Show the last thirty days for all departments</Button>}
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };
