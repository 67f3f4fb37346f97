import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { timeline } from '../../layout/pages/demoCard.stories.data.ts';
import { inPanel } from '../../stories/decorators.tsx';
import { EmptyState } from '../../primitives/EmptyState/index.ts';
import { CardTimeline } from './index.ts';

const meta = {
  title: 'Fleet/CardTimeline',
  component: CardTimeline,
  args: { label: 'Timeline', entries: timeline, empty: null },
  decorators: [inPanel],
} satisfies Meta<typeof CardTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Timeline' })).toBeVisible();
  },
};
export const NothingYet: Story = {
  tags: ['empty'],
  args: { entries: [], empty: <EmptyState title="No history for this card yet" /> },
};
export const LongText: Story = {
  tags: ['long-text'],
  args: {
    entries: [
      {
        id: 'long',
        what: 'Moved to another card profile with all other cards in the department',
        who: 'Jean-Baptiste Wolfeschlegelsteinhausen-Bergerdorff',
        when: 'Wednesday, 18 November, 10:41 AM CT',
        change: 'Linehaul tight, $600.00 per day → Refrigerated long haul, $4,500.00 per week',
        why: 'The department is taking over the Pacific Northwest routes until the end of the year.',
        tone: 'warn',
      },
    ],
  },
};
