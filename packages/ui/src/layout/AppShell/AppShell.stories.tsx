import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AccountBanners } from '../../fleet/AccountBanners/index.ts';
import { Page } from '../Page/index.ts';
import { DemoShell } from '../pages/DemoShell.stories.parts.tsx';
import { Surface } from '../Surface/index.ts';

const meta = {
  title: 'Layout/AppShell',
  component: DemoShell,
  parameters: { layout: 'fullscreen' },
  args: {
    current: 'overview',
    children: (
      <Page title="Overview" subtitle="Cycle Nov 1 to 30 · figures as of 10:42 AM CT">
        <Surface>The page</Surface>
      </Page>
    ),
  },
} satisfies Meta<typeof DemoShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip.getAttribute('href')).toBe(`#${canvas.getByRole('main').id}`);
  },
};

export const WithBanners: Story = {
  args: { banners: <AccountBanners isReadOnly isLocked emulated="Rosa Núñez" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This account is locked/)).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    banners: (
      <AccountBanners isReadOnly emulated="Jean-Baptiste Wolfeschlegelsteinhausen-Bergerdorff" />
    ),
    children: (
      <Page
        title="Cards in the department Refrigerated long haul, Pacific Northwest and British Columbia"
        subtitle="12,048 cards, of which 408 were ordered in the last seven days, as of 10:42 AM Central Time"
      >
        <Surface>The page</Surface>
      </Page>
    ),
  },
};

/** The account list renders inside the drawer, because everything outside of it is inert. */
export const SwitchingOnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(
      within(drawer).getByRole('button', { name: /Acme Freight Account 0412/ }),
    );
    const list = await within(drawer).findByRole('menu');
    await userEvent.click(within(list).getByRole('menuitemradio', { name: /Canada/ }));
    await waitFor(() => expect(within(drawer).queryByRole('menu')).toBeNull());
    const button = within(drawer).getByRole('button', { name: /^Acme Freight Canada/ });
    await waitFor(() => expect(button).toHaveFocus());
    // Escape closes the list first, then the drawer.
    await userEvent.keyboard('{Enter}');
    await within(drawer).findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(drawer).queryByRole('menu')).toBeNull());
    await expect(drawer).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
