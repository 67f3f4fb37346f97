import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { limitBars, limitRules } from '../../layout/pages/demoCard.stories.data.ts';
import { inPanel } from '../../stories/decorators.tsx';
import { Link } from '../../primitives/Link/index.ts';
import { CardLimits } from './index.ts';

const meta = {
  title: 'Fleet/CardLimits',
  component: CardLimits,
  args: {
    profile: 'Linehaul tight',
    hint: 'profile, on 61 cards',
    action: <Link href="#/limits">Edit limits</Link>,
    bars: limitBars,
    rules: limitRules,
  },
  decorators: [inPanel],
} satisfies Meta<typeof CardLimits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Limits: Story = {
  play: async ({ canvas }) => {
    const limits = within(canvas.getByRole('region', { name: 'Linehaul tight' }));
    await expect(limits.getByText('71.3 of 100 gal')).toBeVisible();
  },
};
export const NoLimits: Story = {
  tags: ['empty'],
  args: { bars: [], rules: [], empty: <p>This profile has no limits.</p> },
};
export const LongText: Story = {
  tags: ['long-text'],
  args: {
    profile: 'Refrigerated long haul, Pacific Northwest and British Columbia',
    hint: 'profile, on 1,204 cards in four departments',
    rules: ['Resets at 12:00 AM Central Time, in 13 hours 18 minutes', 'Monday to Saturday'],
  },
};
