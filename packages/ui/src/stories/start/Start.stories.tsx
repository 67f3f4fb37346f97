import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FindAComponent } from './FindAComponent.tsx';
import { GetStarted } from './GetStarted.tsx';
import { Introduction } from './Introduction.tsx';

/** Storybook's first pages as stories, for axe and interaction tests; people read them as docs. */
const meta = { title: 'Start', tags: ['!autodocs', '!dev'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const IntroductionPage: Story = { render: () => <Introduction /> };
export const GetStartedPage: Story = { render: () => <GetStarted /> };
export const FindComponentPage: Story = {
  render: () => <FindAComponent />,
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Find a component by what it is for' });
    await userEvent.type(search, 'upload');
    const link = await canvas.findByRole('link', { name: 'FileDrop' });
    await expect(link).toHaveAttribute('href', '?path=/docs/primitives-filedrop--docs');
    await userEvent.clear(search);
    await userEvent.type(search, 'zeppelin');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('No component matches “zeppelin”'),
    );
  },
};
