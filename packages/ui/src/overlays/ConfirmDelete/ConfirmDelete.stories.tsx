import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ConfirmDelete } from './index.ts';

const meta = {
  title: 'Overlays/ConfirmDelete',
  component: ConfirmDelete,
  args: {
    isOpen: true,
    onCancel: fn(),
    onConfirm: fn(),
    title: 'Delete 3 drivers?',
    confirmLabel: 'Delete 3 drivers',
    children: 'J. Reyes, A. Haddad, and S. Lindqvist lose their cards and prompts.',
  },
} satisfies Meta<typeof ConfirmDelete>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['disabled'] };
export const OpenDark: Story = { parameters: { theme: 'dark' } };
export const OpenContrast: Story = { parameters: { theme: 'contrast' } };
export const Deleting: Story = { tags: ['loading'], args: { isPending: true } };
export const LongText: Story = {
  tags: ['long-text'],
  args: {
    title: 'Delete the 3 drivers in the department Refrigerated long haul, Pacific Northwest?',
    confirmLabel: 'Delete 3 drivers and their prompted IDs',
  },
};

/** Only the exact word enables the button. [UI-23] */
export const OnlyTypedDelete: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    const field = dialog.getByRole('textbox', { name: 'Type DELETE to confirm' });
    const confirm = dialog.getByRole('button', { name: 'Delete 3 drivers' });
    await userEvent.type(field, 'delete');
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(confirm).toHaveAccessibleDescription('Type DELETE to confirm');
    await userEvent.clear(field);
    await userEvent.type(field, 'DELETE');
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};
