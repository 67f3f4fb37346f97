import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConfigError } from '../../app/ConfigError.tsx';
import { Root } from '../../app/Root.tsx';
import { createTexts } from '../../messages/texts.ts';
import { ForbiddenPage } from './ForbiddenPage.tsx';
import { Component as NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Pages/Portal errors',
  tags: ['!autodocs'],
  component: ForbiddenPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Root app={null} texts={createTexts()}>
        <Story />
      </Root>
    ),
  ],
} satisfies Meta<typeof ForbiddenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Forbidden: Story = {
  render: () => (
    <main>
      <ForbiddenPage />
    </main>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/You do not have access to the page that you requested\./),
    ).toBeVisible();
  },
};
export const NotFound: Story = {
  render: () => (
    <main>
      <NotFoundScreen />
    </main>
  ),
};
export const NotSetUp: Story = {
  render: () => (
    <ConfigError
      faults={[
        { path: 'gatewayUrl', key: 'config.notWebAddress' },
        { path: 'issuers.main', key: 'config.notText' },
      ]}
    />
  ),
};
