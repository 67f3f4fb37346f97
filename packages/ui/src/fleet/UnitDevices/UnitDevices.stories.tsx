import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { UnitDevices } from './index.ts';

const meta = {
  title: 'Fleet/UnitDevices',
  component: UnitDevices,
  args: {
    units: [
      { unitId: '1', unitNumber: '118', name: 'Kenworth T680', deviceId: 'G9-1' },
      { unitId: '2', unitNumber: '119', name: 'Kenworth T680', deviceId: null },
    ],
    freeDevices: ['G9-2', 'G9-3'],
    onPick: fn(),
  },
} satisfies Meta<typeof UnitDevices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PicksEachOnce: Story = {
  name: '[PROX-02] [PROX-04] offers a unit its own device and those in none',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /unit 119/ }));
    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    await expect(names).toEqual(['No device', 'G9-2', 'G9-3']);
    await userEvent.click(screen.getByRole('option', { name: 'G9-3' }));
    await expect(args.onPick).toHaveBeenLastCalledWith('2', 'G9-3');
    await userEvent.click(canvas.getByRole('button', { name: /unit 118/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'No device' }));
    await expect(args.onPick).toHaveBeenLastCalledWith('1', null);
  },
};

const { onPick: _onPick, ...look } = meta.args;
export const ViewOnly: Story = { tags: ['read-only'], args: look };
