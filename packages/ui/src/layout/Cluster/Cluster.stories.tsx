import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
export const Share: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    justify: 'share',
    children: (
      <>
        <Button variant="primary">Allow $112.40 for 30 minutes</Button>
        <Button variant="danger">Decline…</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const widths = canvas
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect().width);
    await expect(widths[0]).toBe(widths[1]);
  },
};
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
