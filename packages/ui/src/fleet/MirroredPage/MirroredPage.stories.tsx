import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CommandPalette } from '../../overlays/CommandPalette/index.ts';
import { ConfirmDialog } from '../../overlays/Dialog/index.ts';
import { SidePanel } from '../../overlays/SidePanel/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { MirroredPage, PointedSpot, WatchedLine } from './index.ts';

/** A mirrored page, built as the host would build it. */
function mount(place: HTMLElement) {
  const page = document.createElement('div');
  const heading = document.createElement('h2');
  heading.textContent = 'Order cards';
  const words = document.createElement('p');
  words.textContent = 'Driver, unit, and limits for each card.';
  page.append(heading, words);
  page.style.padding = '24px';
  place.append(page);
  return () => page.remove();
}

const watchedLine = (
  <WatchedLine
    title="Lee from customer service can see this page"
    action={<Button size="compact">Stop sharing</Button>}
  >
    Nothing you type is ever shown, including PINs and codes.
  </WatchedLine>
);

const meta = {
  title: 'Fleet/MirroredPage',
  component: MirroredPage,
  args: {
    label: 'Dana Morales’s page',
    widthPixels: 1280,
    heightPixels: 640,
    mount,
    onPoint: fn(),
  },
} satisfies Meta<typeof MirroredPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BelowMinimum: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText('Order cards')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: args.label })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPoint).toHaveBeenLastCalledWith({ x: 640, y: 320 });
  },
};

export const PointsAtSpot: Story = {
  args: { widthPixels: 400, heightPixels: 200 },
  play: async ({ canvas, args }) => {
    const cover = canvas.getByRole('button', { name: args.label });
    const { left, top } = cover.getBoundingClientRect();
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: cover,
      coords: { clientX: left + 120, clientY: top + 80 },
    });
    const [spot] = args.onPoint.mock.lastCall ?? [];
    await expect(Math.abs((spot?.x ?? 0) - 120)).toBeLessThanOrEqual(3);
    await expect(Math.abs((spot?.y ?? 0) - 80)).toBeLessThanOrEqual(3);
  },
};

export const Ring: Story = {
  render: () => (
    <div>
      <p>An agent points at these words.</p>
      <PointedSpot spot={{ x: 100, y: 60 }} />
    </div>
  ),
};

export const Watched: Story = {
  name: '[HELP-01] who is watching stays visible on a long page',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div>
      {watchedLine}
      <div style={{ height: 3000 }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('alert');
    await expect(line).toHaveTextContent('Lee from customer service');
    window.scrollTo(0, 1500);
    await expect(window.scrollY).toBeGreaterThan(1000);
    await expect(line.getBoundingClientRect().top).toBe(56);
    window.scrollTo(0, 0);
  },
};

/** Opens a panel, then a confirmation on top of it, and closes both. */
function PanelThenQuestion() {
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      {watchedLine}
      <SidePanel
        isOpen={!isAsking}
        onClose={fn()}
        name="Card ending in 4821"
        title="•••• 4821"
        actions={<Button onPress={() => setAsking(true)}>Block</Button>}
      >
        <p>Driver, unit, and limits.</p>
      </SidePanel>
      <ConfirmDialog
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={fn()}
        title="Block card •••• 4821?"
        confirmLabel="Block card"
        cancelLabel="Keep card"
      >
        Purchases are declined immediately.
      </ConfirmDialog>
    </div>
  );
}

export const WatchedWithPanel: Story = {
  name: '[HELP-01] the way to stop stays within reach in a panel',
  parameters: { layout: 'fullscreen' },
  render: () => <PanelThenQuestion />,
  play: async () => {
    const panel = within(await screen.findByRole('dialog'));
    await expect(panel.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
    for (const name of ['Close', 'Block', 'Stop sharing']) {
      await userEvent.tab();
      await expect(panel.getByRole('button', { name })).toHaveFocus();
    }
  },
};

/** Presses a button once its dialog takes presses, which is a render after it appears. */
async function press(button: HTMLElement) {
  await waitFor(() => expect(getComputedStyle(button).pointerEvents).toBe('auto'));
  await userEvent.click(button);
}

export const WatchedWithDialog: Story = {
  name: '[HELP-01] the way to stop moves to the topmost dialog',
  parameters: { layout: 'fullscreen' },
  render: () => <PanelThenQuestion />,
  play: async () => {
    await press(await screen.findByRole('button', { name: 'Block' }));
    const question = await screen.findByRole('alertdialog');
    const stop = await within(question).findByRole('button', { name: 'Stop sharing' });
    await waitFor(() => expect(stop).toBeVisible());
    await expect(within(question).getByRole('button', { name: 'Keep card' })).toHaveFocus();
    await press(within(question).getByRole('button', { name: 'Keep card' }));
    const panel = await screen.findByRole('dialog');
    await expect(await within(panel).findByRole('button', { name: 'Stop sharing' })).toBeVisible();
    await press(within(panel).getByRole('button', { name: 'Block' }));
    const again = await screen.findByRole('alertdialog');
    await waitFor(() => expect(again).toBeVisible());
  },
};

export const WatchedWithPalette: Story = {
  name: '[HELP-01] the way to stop stays within reach in the command palette',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div>
      {watchedLine}
      <CommandPalette
        isOpen
        onClose={fn()}
        label="Find anything"
        groups={[
          { id: 'cards', title: 'Cards', commands: [{ id: 'cards', label: 'Manage Cards' }] },
        ]}
      />
    </div>
  ),
  play: async () => {
    const palette = within(await screen.findByRole('dialog'));
    await expect(palette.getByRole('searchbox')).toHaveFocus();
    await waitFor(() =>
      expect(palette.getByRole('button', { name: 'Stop sharing' })).toBeVisible(),
    );
  },
};
