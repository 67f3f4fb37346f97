import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { accounts } from '../../layout/pages/demo.stories.data.ts';
import { rail } from '../MainMenu/MainMenu.stories.css.ts';
import { AccountSwitcher } from './index.ts';

const meta = {
  title: 'Navigation/AccountSwitcher',
  component: AccountSwitcher,
  args: { accounts, currentId: 'a1', onSwitch: fn() },
  decorators: [
    (Story) => (
      <div className={rail}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Acme Freight Account 0412/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSwitch).toHaveBeenCalledWith('a2');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const OneAccount: Story = {
  args: { accounts: accounts.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LongName: Story = { tags: ['long-text'], args: { currentId: 'a3' } };
