import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ProximityForm } from './index.ts';

const profile = {
  name: 'Tight',
  merchantDistanceThousandthsMax: 500,
  fuelPingAgeMinutesMax: 30,
  fuelVarianceBasisPointsMax: 1000,
};

const meta = {
  title: 'Fleet/ProximityForm',
  component: ProximityForm,
  args: { onSave: fn(), onInvalid: fn(), onCancel: fn() },
} satisfies Meta<typeof ProximityForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Adding: Story = {
  name: '[PROX-01] [ENT-39] adds a profile',
  play: async ({ canvas, args }) => {
    const field = (name: RegExp) => canvas.getByRole('textbox', { name });
    await userEvent.click(canvas.getByRole('button', { name: 'Add profile' }));
    await expect(args.onInvalid).toHaveBeenLastCalledWith(4);
    await userEvent.type(field(/^Name/), 'Tight');
    await userEvent.type(field(/^Maximum distance/), '0.5');
    await userEvent.type(field(/^Maximum age/), '30');
    await userEvent.type(field(/^Fuel variance/), '10');
    await userEvent.click(canvas.getByRole('button', { name: 'Add profile' }));
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(profile));
  },
};

export const Changing: Story = { args: { profile } };
export const ReadOnly: Story = { tags: ['read-only'], args: { profile, isReadOnly: true } };
export const Saving: Story = { tags: ['loading'], args: { profile, isSaving: true } };
