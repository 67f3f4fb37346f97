import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { TopBar } from './index.ts';
import { bar } from './TopBar.stories.css.ts';

const meta = {
  title: 'Navigation/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Forecourt',
    searchLabel: 'Find a card, driver, vehicle, or invoice',
    onFind: fn(),
    notifications: { count: 3, href: '#/notifications' },
    person: <Avatar firstName="Dana" lastName="Morales" />,
  },
  decorators: [
    (Story) => (
      <div className={bar}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onFind).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('k');
    await expect(args.onFind).toHaveBeenCalledTimes(1);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Find a card, driver, vehicle, or invoice' }),
    );
    await expect(args.onFind).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('link', { name: 'Notifications, 3 open' })).toBeVisible();
  },
};
export const Quiet: Story = {
  tags: ['empty'],
  args: { notifications: { count: 0, href: '#/notifications' } },
};
export const VeryBusy: Story = {
  args: { notifications: { count: 1204, href: '#/notifications' } },
};

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    name: 'Acme Freight Services of the Pacific Northwest',
    searchLabel:
      'Find a card, driver, vehicle, or invoice, statement, order, or page by anything you know about it',
  },
};
