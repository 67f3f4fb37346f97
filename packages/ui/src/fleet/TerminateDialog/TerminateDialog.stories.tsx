import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TerminateDialog } from './index.ts';

const meta = {
  title: 'Fleet/TerminateDialog',
  component: TerminateDialog,
  args: {
    isOpen: true,
    title: 'Terminate Rosa Núñez?',
    ending: [
      {
        id: 'cards',
        title: '2 cards',
        items: [
          { id: '4821', name: '•••• 4821, driver card, active', effect: 'Will be blocked' },
          {
            id: '7730',
            name: '•••• 7730, driver card, ordered',
            effect: 'Its order will be canceled',
          },
        ],
      },
      {
        id: 'promptedIds',
        title: '1 prompted ID',
        items: [{ id: 'p1', name: 'R. Núñez', effect: 'Will be turned off' }],
      },
    ],
    onTerminate: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof TerminateDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ListsWhatEnds: Story = {
  name: '[DRIVER-18] first lists everything that ends',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/does not restore cards/)).toBeVisible());
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.type(
      dialog.getByRole('textbox', { name: /^Reason/ }),
      'Left the company on Friday',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Terminate' }));
    await expect(args.onTerminate).toHaveBeenLastCalledWith('Left the company on Friday');
  },
};

export const NothingElse: Story = {
  args: { ending: [{ id: 'cards', title: 'Cards', items: [] }] },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText('Nothing else ends.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Terminate' }));
    await expect(args.onTerminate).toHaveBeenLastCalledWith(null);
  },
};

export const LookingUp: Story = { tags: ['loading'], args: { ending: undefined } };
export const Sending: Story = { args: { isSending: true } };
