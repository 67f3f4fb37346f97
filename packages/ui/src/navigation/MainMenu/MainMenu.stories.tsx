import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { menu, menuFoot } from '../../layout/pages/demo.stories.data.ts';
import { MainMenu } from './index.ts';
import * as css from './MainMenu.stories.css.ts';

const meta = {
  title: 'Navigation/MainMenu',
  component: MainMenu,
  args: { entries: menu, foot: menuFoot, currentId: 'cards' },
  decorators: [
    (Story) => (
      <div className={css.rail}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MainMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main menu' }));
    await expect(nav.getByRole('link', { name: 'Manage Cards' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(nav.queryByRole('link', { name: 'Insights' })).toBeNull();
    await expect(nav.getByRole('link', { name: 'Activity 12 declines need review' })).toBeVisible();
    // The keyboard opens and closes a group without leaving the page.
    const toggle = nav.getByRole('button', { name: 'My Account menu' });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(nav.getByRole('link', { name: 'Insights' })).toBeVisible();
    await userEvent.tab();
    await expect(nav.getByRole('link', { name: 'Overview' })).toHaveFocus();
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(nav.queryByRole('link', { name: 'Insights' })).toBeNull();
  },
};

export const TopEntryCurrent: Story = { args: { currentId: 'statements' } };

export const ExternalAndLong: Story = {
  tags: ['long-text'],
  args: {
    entries: [
      ...menu.slice(0, 2),
      {
        id: 'support',
        label: 'Support and tutorials for all your drivers',
        href: 'https://example.com/',
        icon: CircleHelp,
        isExternal: true,
      },
    ],
  },
};
