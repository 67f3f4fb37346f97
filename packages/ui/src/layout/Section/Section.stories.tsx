import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InlineMessage } from '../../feedback/InlineMessage/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Section } from './index.ts';

const meta = {
  title: 'Layout/Section',
  component: Section,
  args: {
    title: 'Needs your attention',
    hint: '3 open',
    action: <Link href="#/all">All notifications</Link>,
    children: 'The content of this section.',
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Needs your attention' })).toBeVisible();
  },
};
export const Plain: Story = { args: { look: 'plain' } };
export const FlushFailure: Story = {
  name: 'a failure in place of rows keeps off the edges',
  args: {
    content: 'flush',
    children: (
      <InlineMessage tone="bad" isLive title="The notifications could not be loaded.">
        Check your connection and try again.
      </InlineMessage>
    ),
  },
  play: async ({ canvas }) => {
    const outer = canvas.getByRole('region').getBoundingClientRect();
    const inner = canvas.getByRole('alert').getBoundingClientRect();
    await expect(inner.left - outer.left).toBeGreaterThanOrEqual(16);
    await expect(outer.bottom - inner.bottom).toBeGreaterThanOrEqual(16);
  },
};
export const LongTitle: Story = {
  tags: ['long-text'],
  args: { title: 'Purchases declined in the last seven days that need a review' },
};
