import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Vehicle } from '@forecourt/validation';
import { VehicleForm } from './index.ts';

const FLEET = '0190a6f4-3c11-7a55-8000-000000000003';
const vehicle: Vehicle = {
  vehicleId: 'V-118',
  name: 'Kenworth 118',
  unitNumber: '118',
  licensePlate: 'TX 4471',
  vin: '1XKAD49X5HJ987654',
  registrationNumber: 'R-88120',
  registrationExpiry: '2027-03',
  odometerMiles: 412_381,
  hubometerStartThousandths: null,
  hubometerLastThousandths: null,
  tankCapacityMilligallons: 150_000,
  trailerNumber: null,
  fleetId: FLEET,
};

const meta = {
  title: 'Fleet/VehicleForm',
  component: VehicleForm,
  args: {
    unitNumbers: ['119', '204'],
    now: new Date('2026-11-21T12:00:00Z'),
    fleets: [{ value: FLEET, label: 'Long haul' }],
    onSave: fn(),
    onInvalid: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof VehicleForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Adding: Story = {
  play: async ({ canvas, args }) => {
    const field = (name: RegExp) => canvas.getByRole('textbox', { name });
    await userEvent.type(field(/^Unit number/), '204');
    await userEvent.type(field(/^Vehicle name/), 'Van 4');
    await userEvent.type(field(/^Vehicle ID/), 'V-4');
    await userEvent.type(field(/^Registration number/), 'R-1');
    await userEvent.type(field(/^Expires/), '1026');
    await userEvent.type(field(/^Tank capacity/), '31.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Add vehicle' }));
    await expect(await canvas.findByText('This unit number is already in use')).toBeVisible();
    await expect(canvas.getByText('Enter an expiration date in the future')).toBeVisible();
    await userEvent.type(field(/^Unit number/), '5');
    await userEvent.clear(field(/^Expires/));
    await userEvent.type(field(/^Expires/), '1126');
    await userEvent.click(canvas.getByRole('button', { name: 'Add vehicle' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({
          unitNumber: '2045',
          registrationExpiry: '2026-11',
          tankCapacityMilligallons: 31_500,
          vin: null,
          fleetId: FLEET,
        }),
      ),
    );
  },
};

export const Changing: Story = { args: { vehicle } };
export const ReadOnly: Story = { tags: ['read-only'], args: { vehicle, isReadOnly: true } };
export const Saving: Story = { tags: ['loading'], args: { vehicle, isSaving: true } };
export const Disabled: Story = { tags: ['disabled'], args: { vehicle, isDisabled: true } };

/** Issues from the gateway appear at their fields; those without a field appear above the form. */
export const GatewayErrors: Story = {
  args: {
    vehicle,
    issues: [
      { path: 'odometerMiles', key: 'odometer.outOfSequence', params: { previous: 420_000 } },
      { path: 'accountState', key: 'vehicle.unitInUse', params: {} },
    ],
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^Odometer/ });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/out of sequence/));
    await expect(canvas.getByRole('alert')).toHaveTextContent('This unit number is already in use');
  },
};
