import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SavedViews } from './index.ts';

const meta = {
  title: 'Data/SavedViews',
  component: SavedViews,
  args: {
    views: [
      { id: 'all', name: 'All cards', isFixed: true },
      { id: 'unused', name: 'Not used for 30 days' },
      { id: 'north', name: 'Northern fleets, over $5,000' },
    ],
    currentId: 'unused',
    onChoose: fn(),
    onSaveAs: fn(),
    onSave: fn(),
    onRename: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof SavedViews>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('button'));
  const menu = await screen.findByRole('menu', { name: 'Views' });
  await waitFor(() => expect(menu).toBeVisible());
  return within(menu);
};

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const menu = await open(canvasElement);
    await expect(menu.getByRole('menuitemradio', { name: 'Not used for 30 days' })).toBeChecked();
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'All cards' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('all');
  },
};

export const Changed: Story = {
  args: { isChanged: true },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(
      canvas.getByRole('button', { name: 'View: Not used for 30 days changed' }),
    ).toBeVisible();
    const menu = await open(canvasElement);
    await userEvent.click(
      menu.getByRole('menuitem', { name: 'Save changes to Not used for 30 days' }),
    );
    await expect(args.onSave).toHaveBeenLastCalledWith('unused');
  },
};

export const FixedView: Story = {
  args: { currentId: 'all', isChanged: true },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await expect(menu.queryByRole('menuitem', { name: /^Save changes/ })).toBeNull();
    await expect(menu.queryByRole('menuitem', { name: 'Delete…' })).toBeNull();
    await expect(menu.getByRole('menuitem', { name: 'Save as new view…' })).toBeVisible();
  },
};

export const Sharing: Story = {
  args: { onShare: fn() },
  play: async ({ canvasElement, args }) => {
    const menu = await open(canvasElement);
    await userEvent.click(
      menu.getByRole('menuitem', { name: 'Share with everyone on the account' }),
    );
    await expect(args.onShare).toHaveBeenLastCalledWith('unused', true);
  },
};

export const SharedByYou: Story = {
  args: {
    onShare: fn(),
    views: [
      { id: 'all', name: 'All cards', isFixed: true },
      { id: 'unused', name: 'Not used for 30 days', isShared: true },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const menu = await open(canvasElement);
    await expect(
      menu.getByRole('menuitemradio', { name: 'Not used for 30 days · shared by you' }),
    ).toBeChecked();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Stop sharing' }));
    await expect(args.onShare).toHaveBeenLastCalledWith('unused', false);
  },
};

export const SharedByAnother: Story = {
  args: {
    onShare: fn(),
    isChanged: true,
    currentId: 'north',
    views: [
      { id: 'all', name: 'All cards', isFixed: true },
      { id: 'north', name: 'Northern fleets', sharedBy: 'Rosa Núñez' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const menu = await open(canvasElement);
    await expect(
      menu.getByRole('menuitemradio', { name: 'Northern fleets · shared by Rosa Núñez' }),
    ).toBeChecked();
    for (const name of [/^Save changes/, 'Rename…', 'Delete…', /^Share/, 'Stop sharing']) {
      await expect(menu.queryByRole('menuitem', { name })).toBeNull();
    }
    await userEvent.click(menu.getByRole('menuitem', { name: 'Save as new view…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this list as a view' }));
    // The name of someone else's view can be reused.
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Northern fleets{Enter}');
    await expect(args.onSaveAs).toHaveBeenLastCalledWith('Northern fleets');
  },
};

export const SavingAs: Story = {
  args: { isChanged: true },
  play: async ({ canvasElement, args }) => {
    const menu = await open(canvasElement);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Save as new view…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this list as a view' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(dialog.getByText('Enter a name for the view')).toBeVisible());
    await userEvent.type(name, 'all cards');
    await waitFor(() =>
      expect(dialog.getByText('You already have a view named all cards')).toBeVisible(),
    );
    await userEvent.type(name, ' of mine{Enter}');
    await expect(args.onSaveAs).toHaveBeenLastCalledWith('all cards of mine');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Deleting: Story = {
  play: async ({ canvasElement, args }) => {
    const menu = await open(canvasElement);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Delete…' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Delete view Not used for 30 days?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Delete view' }));
    await expect(args.onDelete).toHaveBeenLastCalledWith('unused');
  },
};

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    views: [
      {
        id: 'long',
        name: 'Cards in the Refrigerated long haul department not used for thirty days',
      },
      { id: 'all', name: 'All cards', isFixed: true },
    ],
    currentId: 'long',
    isChanged: true,
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
