import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LimitBar } from './index.ts';

const gallons = (value: number) => (value / 1000).toFixed(1);

const meta = {
  title: 'Charts/LimitBar',
  component: LimitBar,
  args: { label: 'Gallons today', valueText: '71.3 of 100 gal', limit: 100_000, used: 71_300 },
} satisfies Meta<typeof LimitBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('71.3 of 100 gal')).toBeVisible();
  },
};
export const Pending: Story = { tags: ['loading'], args: { used: 71_300, pending: 20_000 } };
export const AskedBeyond: Story = {
  args: { asked: 62_000, format: gallons, valueText: '62.0 requested' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('71.3 used')).toBeVisible();
    await expect(canvas.getByText('28.7 left')).toBeVisible();
    await expect(canvas.getByText('33.3 over')).toBeVisible();
  },
};
export const AskedWithin: Story = {
  args: { asked: 12_000, format: gallons, valueText: '12.0 requested' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/over/)).toBeNull();
  },
};
export const UsedUp: Story = { args: { used: 112_000, valueText: '112 of 100 gal' } };
export const Unused: Story = { args: { used: 0, valueText: '0 of 100 gal' } };

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    used: 71_300,
    label: 'Gallons of diesel and diesel exhaust fluid today, for all cards in the department',
    valueText: '71,300 of 100,000 gallons, 20,000 of them pending',
  },
};
