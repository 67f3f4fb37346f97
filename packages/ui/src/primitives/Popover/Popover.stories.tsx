import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Cluster } from '../../layout/Cluster/index.ts';
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

export const Open: Story = {
  tags: ['long-text'],
  render: () => (
    <Popover trigger={<Button>What is “once”?</Button>} aria-label="Once">
      <p>
        The card works once more today for at most 62 gallons of diesel at any site in the network,
        whatever its profile says; the driver gets a message.
      </p>
    </Popover>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const WithForm: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Allow once…' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Allow once' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Allow once' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

const REFERENCE = '0198c1f2-7f4e-7d0a-9a51-3f6d2f1f4f99/0198c1f2-7f4e-7d0a-9a51-3f6d2f1f4f99';
const RULES = [
  'Dollars per day',
  'Gallons per day',
  'Purchases per day',
  'States',
  'Days and hours',
];

/** Whether the popover is open and entirely inside the window. */
function isInTheWindow(dialog: HTMLElement): boolean {
  const pane = dialog.parentElement?.getBoundingClientRect();
  if (!pane || pane.height < 40) return false;
  const { left, top, right, bottom } = pane;
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}

/** At both edges of the screen, with unbreakable words and more text than the screen can show. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => (
    <Cluster justify="between">
      <Popover trigger={<Button>Reference</Button>} aria-label="Reference">
        <p>Say this when you call about the purchase:</p>
        <code>{REFERENCE}</code>
      </Popover>
      <Popover trigger={<Button>Rules</Button>} aria-label="Rules" placement="bottom end">
        {[...RULES, ...RULES, ...RULES, ...RULES].map((rule, at) => (
          <p key={`${rule}-${at}`}>
            {rule}: what the profile of the card allows, and what is left.
          </p>
        ))}
      </Popover>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Reference', 'Rules']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      const dialog = await screen.findByRole('dialog', { name });
      await waitFor(() => expect(isInTheWindow(dialog)).toBe(true));
      await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Rules' }));
    await screen.findByRole('dialog');
  },
};
