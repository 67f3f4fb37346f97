import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { Row } from '../../stories/States.tsx';
import { ToastProvider, useToasts, type ToastContent } from './index.ts';

function Buttons({ toasts }: { readonly toasts: readonly ToastContent[] }) {
  const { show } = useToasts();
  return (
    <Row>
      {toasts.map((toast) => (
        <Button key={toast.text} onPress={() => show(toast)}>
          {toast.text}
        </Button>
      ))}
    </Row>
  );
}

const undo = fn();
const meta = {
  title: 'Feedback/Toast',
  component: Buttons,
  args: {
    toasts: [
      { text: 'Copied' },
      {
        text: 'Notification resolved',
        action: { label: 'Undo', described: 'Open it under Notifications', onAction: undo },
      },
      { text: 'View “Long haul, on hold, over $400.00 per day, sorted by spend” saved' },
    ],
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Buttons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['long-text'],
  play: async ({ canvas, args }) => {
    for (const { text } of args.toasts) {
      await userEvent.click(canvas.getByRole('button', { name: text }));
    }
    await expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  },
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };

export const UndoneAndClosed: Story = {
  play: async ({ canvas }) => {
    undo.mockClear();
    const show = canvas.getByRole('button', { name: 'Notification resolved' });
    await userEvent.click(show);
    const list = within(await screen.findByRole('list'));
    await userEvent.click(list.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(list.queryByRole('listitem')).toBeNull());
    await userEvent.click(show);
    await userEvent.click(list.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(list.queryByRole('listitem')).toBeNull());
    await expect(undo).toHaveBeenCalledTimes(1);
  },
};
