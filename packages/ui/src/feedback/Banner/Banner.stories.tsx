import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../../overlays/Dialog/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { holdTimers } from '../../stories/holdTimers.ts';
import { Row, State, States } from '../../stories/States.tsx';
import { Banner, BannerProvider, BANNER_KINDS, useBanners, type BannerContent } from './index.ts';

function Buttons({ banners }: { readonly banners: readonly BannerContent[] }) {
  const { show, clear } = useBanners();
  return (
    <Row>
      {banners.map((banner) => (
        <Button key={banner.text} onPress={() => show(banner)}>
          {`Show ${banner.text}`}
        </Button>
      ))}
      <Button onPress={clear}>Clear</Button>
    </Row>
  );
}

const review = { label: 'Review the change', onAction: fn() };
const onClose = fn();

const meta = {
  title: 'Feedback/Banner',
  component: Buttons,
  args: {
    banners: [
      { kind: 'success', text: 'first' },
      { kind: 'info', text: 'second' },
      { kind: 'error', text: 'failed' },
      { kind: 'info', text: 'brief', durationMs: 400 },
      { kind: 'trouble', text: 'with action', action: review },
    ],
  },
  decorators: [
    (Story) => (
      <BannerProvider>
        <Story />
      </BannerProvider>
    ),
  ],
} satisfies Meta<typeof Buttons>;
export default meta;
type Story = StoryObj<typeof meta>;

const sentences = {
  success: '408 cards were ordered. They ship within 5 business days.',
  trouble: 'session expired, sign in again',
  error: 'Card •••• 4821 was not blocked: someone changed it at 10:41 AM CT.',
  featured: 'You can now import orders of up to 10,000 cards.',
  info: 'Figures are as of 10:42 AM CT.',
} as const;

export const AllStates: Story = {
  tags: ['long-text', 'error'],
  render: () => (
    <States>
      {BANNER_KINDS.map((kind) => (
        <State key={kind} name={kind} width="sheet">
          <Banner kind={kind} onClose={onClose} action={kind === 'error' ? review : undefined}>
            {sentences[kind]}
          </Banner>
        </State>
      ))}
      <State name="stays, long" width="sheet">
        <Banner kind="trouble">
          This account is locked, and its cards do not work until it is unlocked. Call your account
          manager to find out which payment is missing and how long it takes to post.
        </Banner>
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

const press = (canvasElement: HTMLElement, text: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: `Show ${text}` }));

export const CloseAndSentenceCase: Story = {
  name: '[UI-02] [UI-04] [UI-06] closed by its icon, and said in sentence case',
  render: () => (
    <Banner kind="feature" onClose={onClose}>
      SESSION EXPIRED, SIGN IN AGAIN
    </Banner>
  ),
  play: async ({ canvas }) => {
    onClose.mockClear();
    const words = canvas.getByText('Session expired, sign in again');
    await expect(words.closest('[data-kind]')).toHaveAttribute('data-kind', 'featured');
    await userEvent.tab();
    const close = canvas.getByRole('button', { name: 'Close' });
    await expect(close).toHaveFocus();
    await expect(close).toHaveTextContent('');
    await expect(close.querySelector('svg')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
};

export const ClosesAutomatically: Story = {
  name: '[UI-03] closes automatically',
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'brief');
    await canvas.findByText('Brief');
    await waitFor(() => expect(canvas.queryByText('Brief')).toBeNull());
  },
};

export const OneByOne: Story = {
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'first');
    await press(canvasElement, 'second');
    await expect(canvas.getByRole('status')).toHaveTextContent('First');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Second');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const ErrorClearsOthers: Story = {
  name: '[UI-07] an error clears the others',
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'first');
    await press(canvasElement, 'second');
    await press(canvasElement, 'failed');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed');
    await expect(canvas.queryByText('First')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText('Second')).toBeNull();
  },
};

export const WithAction: Story = {
  name: '[UI-05] an action next to the words, for banners that have one',
  play: async ({ canvas, canvasElement }) => {
    review.onAction.mockClear();
    await press(canvasElement, 'first');
    const words = await canvas.findByText('First');
    await expect(canvas.queryByRole('button', { name: review.label })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(words).not.toBeInTheDocument());
    await press(canvasElement, 'with action');
    await userEvent.click(canvas.getByRole('button', { name: review.label }));
    await expect(review.onAction).toHaveBeenCalledTimes(1);
  },
};

function WithDialog() {
  const { show } = useBanners();
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    show({ kind: 'info', text: 'closed' });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="Card •••• 4821"
      actions={<Button onPress={() => show({ kind: 'error', text: 'not saved' })}>Save</Button>}
    />
  );
}

export const OverDialog: Story = {
  name: 'stays within reach and is heard while a dialog is open',
  render: () => <WithDialog />,
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog');
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    const close = await within(dialog).findByRole('button', { name: 'Close' });
    await expect(within(dialog).getByText('Not saved').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'assertive',
    );
    await expect(save).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.click(close);
    await waitFor(() => expect(within(dialog).queryByText('Not saved')).toBeNull());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Closed')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Closed');
  },
};

const MINUTE_MS = 60_000;

export const StaysOpenWhileFocused: Story = {
  args: { banners: [{ kind: 'info', text: 'waits', durationMs: MINUTE_MS }] },
  play: async ({ canvas, canvasElement }) => {
    const { held, restore } = holdTimers((ms) => ms >= MINUTE_MS / 2);
    try {
      await press(canvasElement, 'waits');
      await waitFor(() => expect(held.size).toBe(1));
      canvas.getByRole('button', { name: 'Close' }).focus();
      await waitFor(() => expect(held.size).toBe(0));
      await expect(canvas.getByText('Waits')).toBeVisible();
      await userEvent.hover(canvas.getByText('Waits'));
      await userEvent.unhover(canvas.getByText('Waits'));
      await expect(held.size).toBe(0);
      canvas.getByRole('button', { name: 'Clear' }).focus();
      await waitFor(() => expect(held.size).toBe(1));
      await expect(canvas.getByText('Waits')).toBeVisible();
      for (const end of held.values()) end();
      await waitFor(() => expect(canvas.queryByText('Waits')).toBeNull());
    } finally {
      restore();
    }
  },
};
