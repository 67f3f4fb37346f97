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
        <Button>Order again</Button>
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
        <Button>Give these cards other limits than their profile</Button>
        <Button>Order them again for the drivers of the other department</Button>
        <Button>Hold</Button>
      </>
    ),
  },
};
