import type { Meta, StoryObj } from '@storybook/react-vite';
import { State, States } from '../../stories/States.tsx';
import { Skeleton } from './index.ts';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['loading'],
  render: () => (
    <States>
      <State name="a figure and its words" width="column">
        <Skeleton shape="figure" />
        <Skeleton />
        <Skeleton shape="short" />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };
