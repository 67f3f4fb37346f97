import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { HostedFrame } from './index.ts';

const ORIGIN = 'https://payments.example';

const meta = {
  title: 'Fleet/HostedFrame',
  component: HostedFrame,
  args: {
    title: 'Card details',
    src: 'about:blank',
    origin: ORIGIN,
    heightPixels: 120,
    onToken: fn(),
  },
} satisfies Meta<typeof HostedFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const say = (origin: string, data: unknown) =>
  window.dispatchEvent(new MessageEvent('message', { origin, data }));

export const HearsItsFrameOnly: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByTitle('Card details')).toBeVisible();
    say('https://elsewhere.example', { type: 'payment.token', token: 'tok_wrong' });
    say(ORIGIN, { type: 'something' });
    say(ORIGIN, null);
    say(ORIGIN, { type: 'payment.token', token: 'tok_right' });
    await waitFor(() => expect(args.onToken).toHaveBeenCalledTimes(1));
    await expect(args.onToken).toHaveBeenCalledWith('tok_right');
  },
};
