import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
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

export const ListensToItsFrameOnly: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByTitle('Card details')).toBeVisible();
    const right = { type: 'payment.token', token: 'tok_right' };
    // Repeats the message until the listener is mounted.
    await waitFor(() => {
      say(ORIGIN, right);
      return expect(args.onToken).toHaveBeenCalledWith('tok_right');
    });
    say('https://elsewhere.example', { type: 'payment.token', token: 'tok_wrong' });
    say(ORIGIN, { type: 'something' });
    say(ORIGIN, null);
    const heard = args.onToken.mock.calls.length;
    say(ORIGIN, right);
    await expect(args.onToken).toHaveBeenCalledTimes(heard + 1);
    await expect(args.onToken).not.toHaveBeenCalledWith('tok_wrong');
  },
};
