import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dailyCents } from '../../layout/pages/demo.stories.data.ts';
import { Sparkline } from './index.ts';

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { values: dailyCents, label: 'Spend by day, rising slowly' },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Spend by day, rising slowly' })).toBeVisible();
  },
};
export const Level: Story = { args: { values: [5, 5, 5, 5], label: 'The same every day' } };
export const OneValue: Story = {
  args: { values: [5] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
