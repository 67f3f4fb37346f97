import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BlockCardDialog } from './index.ts';

const meta = {
  title: 'Fleet/BlockCard',
  component: BlockCardDialog,
  args: {
    isOpen: true,
    last4: '4821',
    assignedTo: 'R. Núñez',
    reasons: [
      { value: 'driverLeft', label: 'Driver left' },
      { value: 'lost', label: 'Lost' },
      { value: 'suspectedFraud', label: 'Suspected fraud' },
    ],
    onBlock: fn(),
    onHold: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof BlockCardDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Block card •••• 4821?' }),
    );
    await waitFor(() => expect(dialog.getByText(/irreversible/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Block card' }));
    await expect(args.onBlock).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: /Why are you blocking it/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Driver left' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Block card' }));
    await expect(args.onBlock).toHaveBeenCalledWith('driverLeft');
  },
};

export const HoldInstead: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Hold instead' }));
    await expect(args.onHold).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = { tags: ['loading'], args: { isSending: true } };
