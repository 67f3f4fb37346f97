import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/index.ts';
import { Cluster } from './index.ts';

const meta = {
  title: 'Layout/Cluster',
  component: Cluster,
  args: {
    children: (
      <>
        <Button>Hold</Button>
        <Button>Change limits</Button>
        <Button>Reorder</Button>
      </>
    ),
  },
} satisfies Meta<typeof Cluster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const End: Story = { args: { justify: 'end' } };
export const Between: Story = { args: { justify: 'between', gap: 16 } };
export const LongText: Story = {
  tags: ['long-text'],
  args: {
    children: (
      <>
        <Button>Give these cards their own limits</Button>
        <Button>Reorder for drivers in the other department</Button>
        <Button>Hold</Button>
      </>
    ),
  },
};
