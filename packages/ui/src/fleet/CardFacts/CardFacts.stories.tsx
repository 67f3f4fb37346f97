import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { facts } from '../../layout/pages/demoCard.stories.data.ts';
import { inPanel } from '../../stories/decorators.tsx';
import { CardFacts } from './index.ts';

const meta = {
  title: 'Fleet/CardFacts',
  component: CardFacts,
  args: { groups: facts },
  decorators: [inPanel],
} satisfies Meta<typeof CardFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Vehicle' })).toBeVisible();
  },
};
export const NotKnown: Story = {
  tags: ['empty'],
  args: {
    groups: [
      {
        title: 'Vehicle',
        facts: [{ label: 'Unit', value: null }, { label: 'VIN', value: null, isCode: true }, false],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(2);
  },
};
export const LongText: Story = {
  tags: ['long-text'],
  args: {
    groups: [
      {
        title: 'Driver of this card, starting next cycle',
        facts: [
          { label: 'Department', value: 'Refrigerated long haul, Pacific Northwest' },
          { label: 'VIN', value: '1M8GDM9AXKP042788-1M8GDM9AXKP042789', isCode: true },
        ],
      },
    ],
  },
};
