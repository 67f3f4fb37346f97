import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { Popover } from './index.ts';

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  args: {
    trigger: <Button>Allow once…</Button>,
    'aria-label': 'Allow once',
    children: (close: () => void) => (
      <>
        <TextField label="Gallons" defaultValue="62.0" />
        <Button variant="primary" onPress={close}>
          Allow once
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAForm: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Allow once…' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Allow once' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Allow once' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = {
  tags: ['long-text'],
  render: () => (
    <Popover trigger={<Button>What is “once”?</Button>} aria-label="Once">
      <p>
        The card works once more today for at most 62 gallons of diesel at any station of the
        network, whatever its profile says; the driver gets a message.
      </p>
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
