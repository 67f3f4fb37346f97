import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { ButtonLink } from '../../primitives/Link/index.ts';
import { ErrorPage } from './index.ts';

const meta = {
  title: 'Layout/ErrorPage',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'forbidden', actions: <ButtonLink href="#/">Go to the overview</ButtonLink> },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Forbidden: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^You do not have access to the page that you requested\./),
    ).toBeVisible();
  },
};
export const NotFound: Story = { args: { kind: 'notFound' } };
export const Failed: Story = {
  tags: ['error'],
  args: {
    kind: 'failed',
    requestId: '0198c1f2-7f4e-7d0a-9a51-3f6d2f1f4f10',
    actions: <Button variant="primary">Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0198c1f2-7f4e-7d0a-9a51-3f6d2f1f4f10')).toBeVisible();
  },
};
export const Unavailable: Story = {
  args: { kind: 'unavailable', actions: <Button variant="primary">Try again</Button> },
};
export const NotYet: Story = { args: { kind: 'notYet', name: 'Prompted IDs' } };

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    kind: 'failed',
    title: 'Statements for the Refrigerated long haul department failed to load',
    text: 'Everything else works. What you typed is still here. Try again in a few minutes.',
    details: ['The provider’s archive has not responded since 10:41 AM CT.'],
    requestId: '0198c1f2-7f4e-7d0a-9a51-3f6d2f1f4f10',
  },
};
