import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, within } from 'storybook/test';
import { ConfigError } from '../../app/ConfigError.tsx';
import { Root } from '../../app/Root.tsx';
import { createTexts } from '../../messages/texts.ts';
import { ForbiddenPage } from './ForbiddenPage.tsx';
import { Component as NotFoundScreen } from './NotFoundScreen.tsx';
import { RouteFailure } from './RouteFailure.tsx';

const texts = createTexts();
const loadSignedIn = () => import('../../messages/signedIn.ts');

const meta = {
  title: 'Pages/Portal errors',
  tags: ['!autodocs'],
  component: ForbiddenPage,
  parameters: { layout: 'fullscreen' },
  loaders: [() => texts.add(loadSignedIn)],
  decorators: [
    (Story) => (
      <Root app={null} texts={texts}>
        <Story />
      </Root>
    ),
  ],
} satisfies Meta<typeof ForbiddenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Forbidden: Story = {
  name: '[SCREEN-66] [MSG-02] a page that the person may not open',
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
export const NotInAccount: Story = {
  name: '[MSG-02] a page of what the account does not have',
  render: () => (
    <main>
      <ForbiddenPage isNotOfAccount />
    </main>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/This account does not include it/)).toBeVisible();
  },
};
export const NotFound: Story = {
  render: () => (
    <main>
      <NotFoundScreen />
    </main>
  ),
};
/** A screen that threw a response with this status; the router shows its error page. */
function Thrown({ status }: { readonly status: number }) {
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '*',
        loader: () => {
          throw new Response(null, { status });
        },
        element: <></>,
        hydrateFallbackElement: <></>,
        errorElement: <RouteFailure />,
      },
    ]),
  );
  return <RouterProvider router={router} />;
}
export const Failed: Story = {
  name: '[SCREEN-68] a screen that failed',
  render: () => <Thrown status={500} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const heading = await page.findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Error loading the web page');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Unavailable: Story = {
  name: '[SCREEN-69] a screen whose server is away',
  render: () => <Thrown status={503} />,
  play: async ({ canvasElement }) => {
    const heading = await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Forecourt is not available');
  },
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
