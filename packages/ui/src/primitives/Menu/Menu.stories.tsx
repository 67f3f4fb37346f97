import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, LogOut, Settings } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Menu } from './index.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const meta = {
  title: 'Primitives/Menu',
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
  tags: ['disabled'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dana Morales' }));
    const menu = await screen.findByRole('menu', { name: 'Your account' });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(screen.getByRole('menuitemradio', { name: 'Light' })).toBeChecked();
    const [theme, account] = screen.getAllByRole('group');
    await expect(theme).toHaveAccessibleName('Theme');
    await expect(account).toHaveAccessibleName('');
  },
};
export const OpenDark: Story = { ...Open, parameters: { theme: 'dark' } };

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Dana Morales' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('out');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    head: 'Dana Morales-Wolfeschlegelstein, administrator of Acme Freight Services of the Pacific Northwest',
    groups: [
      {
        id: 'actions',
        entries: [
          { id: 'one', label: 'Give this card its own limits, apart from its profile' },
          { id: 'two', label: 'Reorder' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dana Morales' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
