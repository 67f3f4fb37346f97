import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, LogOut, Settings } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { Button } from '../Button/index.ts';
import { Disclosure } from '../Disclosure/index.ts';
import { Popover } from '../Popover/index.ts';
import { TextField } from '../TextField/index.ts';
import { Menu } from './index.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const meta = {
  title: 'Primitives/Menu, Popover, Disclosure',
  component: Menu,
  args: {
    'aria-label': 'Your account',
    trigger: <Button>Dana Morales</Button>,
    onAction: fn(),
    head: 'Dana Morales, administrator',
    groups: [
      {
        id: 'theme',
        title: 'Theme',
        selected: 'light',
        entries: [
          { id: 'light', label: 'Light' },
          { id: 'dark', label: 'Dark' },
        ],
      },
      {
        id: 'account',
        entries: [
          { id: 'settings', label: 'Settings', icon: <Settings {...icon} /> },
          { id: 'alerts', label: 'Alerts', icon: <Bell {...icon} />, isDisabled: true },
          { id: 'out', label: 'Sign out', icon: <LogOut {...icon} />, tone: 'danger' },
        ],
      },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dana Morales' }));
    const menu = await screen.findByRole('menu', { name: 'Your account' });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(screen.getByRole('menuitemradio', { name: 'Light' })).toBeChecked();
  },
};
export const OpenDark: Story = { ...Open, parameters: { theme: 'dark' } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Dana Morales' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('out');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const PopoverWithAForm: Story = {
  render: () => (
    <Popover trigger={<Button>Allow once…</Button>} aria-label="Allow once">
      {(close) => (
        <>
          <TextField label="Gallons" defaultValue="62.0" />
          <Button variant="primary" onPress={close}>
            Allow once
          </Button>
        </>
      )}
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Allow once…' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Allow once' });
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Allow once' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Disclosures: Story = {
  render: () => (
    <States>
      <State name="folded" width="sheet">
        <Disclosure title="Dollars, count, state, day and hours would pass" aside="5 rules">
          <p>243.28 + 211.42 of $600.00</p>
        </Disclosure>
      </State>
      <State name="unfolded" width="sheet">
        <Disclosure title="Fees so far this cycle" defaultExpanded>
          <p>Fraud Protector, 12 cards: $48.00</p>
        </Disclosure>
      </State>
    </States>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const folded = canvas.getByRole('button', { name: /would pass/ });
    await expect(folded).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('243.28 + 211.42 of $600.00')).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(folded).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('243.28 + 211.42 of $600.00')).toBeVisible();
  },
};
