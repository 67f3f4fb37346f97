import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  facts,
  limitBars,
  limitRules,
  purchases,
  timeline,
} from '../../layout/pages/demoCard.stories.data.ts';
import { Surface } from '../../layout/Surface/index.ts';
import { EmptyState } from '../../primitives/EmptyState/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { CardFacts } from '../CardFacts/index.ts';
import { CardPurchases } from '../CardPurchases/index.ts';
import { CardTimeline } from '../CardTimeline/index.ts';
import { CardLimits } from './index.ts';

const meta = {
  title: 'Fleet/Card panel',
  component: CardLimits,
  args: {
    profile: 'Linehaul tight',
    hint: 'profile, on 61 cards',
    action: <Link href="#/limits">Edit limits</Link>,
    bars: limitBars,
    rules: limitRules,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 468 }}>
        <Surface>
          <Story />
        </Surface>
      </div>
    ),
  ],
} satisfies Meta<typeof CardLimits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Limits: Story = {
  play: async ({ canvasElement }) => {
    const limits = within(within(canvasElement).getByRole('region', { name: 'Linehaul tight' }));
    await expect(limits.getByText('71.3 of 100 gal')).toBeVisible();
  },
};
export const NoLimits: Story = {
  args: { bars: [], rules: [], empty: <p>This profile limits nothing.</p> },
};
export const Details: Story = {
  render: () => <CardFacts groups={facts} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Vehicle' })).toBeVisible();
  },
};
export const Purchases: Story = {
  render: () => <CardPurchases purchases={purchases} empty={null} />,
  play: async ({ canvasElement }) => {
    const [declined] = within(canvasElement).getAllByRole('listitem');
    await expect(declined).toHaveTextContent('Declined');
    await expect(declined).toHaveTextContent('Daily gallons: the limit is 100');
  },
};
export const NoPurchases: Story = {
  render: () => (
    <CardPurchases
      purchases={[]}
      empty={
        <EmptyState title="Nothing was bought yet">Purchases and declines appear here.</EmptyState>
      }
    />
  ),
};
export const Timeline: Story = {
  render: () => <CardTimeline label="Timeline" entries={timeline} empty={null} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: 'Timeline' })).toBeVisible();
  },
};
