import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { IdleCountdown } from './index.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const seconds = (count: number) => NOON + count * 1000;
const stopped = () => NOON;

const meta = {
  title: 'Overlays/IdleCountdown',
  component: IdleCountdown,
  args: {
    isOpen: true,
    endsAt: seconds(42),
    now: stopped,
    onStay: fn(),
    onSignOut: fn(),
    onEnd: fn(),
  },
} satisfies Meta<typeof IdleCountdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = {};
export const CountingDark: Story = { parameters: { theme: 'dark' } };
export const CountingContrast: Story = { parameters: { theme: 'contrast' } };
export const LastSeconds: Story = { args: { endsAt: seconds(7) } };

export const Stays: Story = {
  name: '[SESS-25] shows the seconds left, and stays on request',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you still there?' }));
    await waitFor(() =>
      expect(dialog.getByText('You will be signed out in 42 seconds.')).toBeVisible(),
    );
    const stay = dialog.getByRole('button', { name: 'Stay signed in' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.click(stay);
    await expect(args.onStay).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out now' }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledTimes(2);
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const AnnouncesLastSeconds: Story = {
  args: { endsAt: seconds(9) },
  play: async () => {
    await expect(await screen.findByText('10 seconds left')).toBeInTheDocument();
  },
};

export const NoResponse: Story = {
  args: { endsAt: NOON },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1));
  },
};
