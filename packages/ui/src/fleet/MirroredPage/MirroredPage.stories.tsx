import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { MirroredPage, PointedSpot, WatchedLine } from './index.ts';

/** A page of somebody else, as a mirror would build it. */
function mount(place: HTMLElement) {
  const page = document.createElement('div');
  const heading = document.createElement('h2');
  heading.textContent = 'Order cards';
  const words = document.createElement('p');
  words.textContent = 'Driver, unit and limits of each card.';
  page.append(heading, words);
  page.style.padding = '24px';
  place.append(page);
  return () => page.remove();
}

const meta = {
  title: 'Fleet/MirroredPage',
  component: MirroredPage,
  args: {
    label: 'Page of Dana Morales',
    widthPixels: 1280,
    heightPixels: 640,
    mount,
    onPoint: fn(),
  },
} satisfies Meta<typeof MirroredPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SmallerThanItIs: Story = {
  play: async ({ canvasElement, args }) => {
    const shown = within(canvasElement);
    await expect(shown.getByText('Order cards')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.tab();
    await expect(shown.getByRole('button', { name: args.label })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPoint).toHaveBeenLastCalledWith({ x: 640, y: 320 });
  },
};

export const PointsAtAPlace: Story = {
  args: { widthPixels: 400, heightPixels: 200 },
  play: async ({ canvasElement, args }) => {
    const cover = within(canvasElement).getByRole('button', { name: args.label });
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
  name: '[HELP-01] who looks stays in sight on a long page',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div>
      <WatchedLine
        title="Lee of customer service sees this page"
        action={<Button size="compact">Stop</Button>}
      >
        What you type, PINs and codes stay with you.
      </WatchedLine>
      <div style={{ height: 3000 }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('alert');
    await expect(line).toHaveTextContent('Lee of customer service');
    window.scrollTo(0, 1500);
    await expect(window.scrollY).toBeGreaterThan(1000);
    await expect(line.getBoundingClientRect().top).toBe(56);
    window.scrollTo(0, 0);
  },
};
