import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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
  play: async ({ canvasElement }) => {
    const shell = within(canvasElement);
    await userEvent.tab();
    const skip = shell.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip.getAttribute('href')).toBe(`#${shell.getByRole('main').id}`);
  },
};

export const WithBanners: Story = {
  args: { banners: <AccountBanners isReadOnly isLocked emulated="Rosa Núñez" /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^This account is locked/)).toBeVisible();
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
