import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { AccountBanners } from './index.ts';

const meta = {
  title: 'Fleet/AccountBanners',
  component: AccountBanners,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountBanners>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOnly: Story = {
  tags: ['read-only'],
  name: '[UI-16] read-only account',
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('read-only');
  },
};
export const Locked: Story = {
  name: '[UI-17] locked account',
  args: { isLocked: true, lockedAction: <Button size="compact">Pay bill</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('locked');
  },
};
export const Emulating: Story = {
  name: '[UI-18] another person’s account',
  args: { emulated: 'Rosa Núñez', stopAction: <Button size="compact">Stop viewing</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Rosa Núñez');
  },
};
export const AllAtOnce: Story = {
  args: { isReadOnly: true, isLocked: true, emulated: 'Rosa Núñez' },
};
