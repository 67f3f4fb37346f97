import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { OfflineNotice, useOnline, type OfflineNoticeProps } from './index.ts';

function Watched(props: Omit<OfflineNoticeProps, 'isOffline'>) {
  return <OfflineNotice {...props} isOffline={!useOnline()} />;
}

const meta = {
  title: 'Feedback/OfflineNotice',
  component: OfflineNotice,
  parameters: { layout: 'fullscreen' },
  args: { isOffline: true, asOf: '10:42 AM CT', onRetry: fn() },
} satisfies Meta<typeof OfflineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['loading'],
  render: (args) => (
    <>
      <OfflineNotice {...args} />
      <OfflineNotice isOffline />
      <OfflineNotice {...args} isRetrying />
    </>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const AppearsAndDisappears: Story = {
  name: '[MSG-72] says when the device is offline and when it is back',
  render: ({ onRetry }) => <Watched onRetry={onRetry} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    const connection = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
    await expect(await canvas.findByText('Offline')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    if (connection) Object.defineProperty(navigator, 'onLine', connection);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText('Offline')).toBeNull());
  },
};
