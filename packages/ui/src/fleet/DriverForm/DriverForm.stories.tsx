import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DriverForm } from './index.ts';

const FLEET = '0190a6f4-3c11-7a55-8000-000000000003';

const meta = {
  title: 'Fleet/DriverForm',
  component: DriverForm,
  args: {
    taken: { driverIds: ['D-18'], employeeIds: ['4412'] },
    fleets: [
      { value: FLEET, label: 'Long haul' },
      { value: '0190a6f4-3c11-7a55-8000-000000000004', label: 'Regional' },
    ],
    onSave: fn(),
    onInvalid: fn(),
    onCancel: fn(),
    onDirty: fn(),
  },
} satisfies Meta<typeof DriverForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const driver = {
  firstName: 'Ramón',
  lastName: 'Núñez',
  driverId: 'D-17',
  employeeId: '4411',
  licenseNumber: '31884420',
  licenseState: 'TX',
  mobile: '214 555 0142',
  fleetId: FLEET,
};

export const Adding: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add driver' }));
    await expect(canvas.getByRole('textbox', { name: /^First name/ })).toHaveFocus();
    await expect(args.onInvalid).toHaveBeenLastCalledWith(5);
    await userEvent.type(canvas.getByRole('textbox', { name: /^First name/ }), 'Ramón');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Last name/ }), 'Núñez');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Driver ID/ }), 'd-18');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Employee ID/ }), '4411');
    await expect(await canvas.findByText('This driver ID is already in use')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Driver ID/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Driver ID/ }), 'D-17');
    await userEvent.click(canvas.getByRole('button', { name: /Fleet/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Long haul' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add driver' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({
        ...driver,
        licenseNumber: null,
        licenseState: null,
        mobile: null,
      }),
    );
  },
};

export const Changing: Story = {
  args: { driver },
  play: async ({ canvas, args }) => {
    const state = canvas.getByRole('combobox', { name: /^State or province/ });
    await userEvent.tripleClick(state);
    await userEvent.keyboard('okla');
    await userEvent.click(await screen.findByRole('option', { name: 'Oklahoma (OK)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save driver' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({ ...driver, licenseState: 'OK' }),
    );
  },
};

export const Refused: Story = {
  tags: ['error'],
  args: { driver, issues: [{ path: 'employeeId', key: 'driver.employeeIdInUse', params: {} }] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This employee ID is already registered or in use'),
    ).toBeVisible();
  },
};

export const StateRefused: Story = {
  name: '[UI-19] focuses the state of the license if it is refused',
  tags: ['error'],
  args: { driver, issues: [{ path: 'licenseState', key: 'value.required', params: {} }] },
  play: async ({ canvas }) => {
    const state = canvas.getByRole('combobox', { name: /^State or province/ });
    await waitFor(() => expect(state).toHaveFocus());
    await userEvent.keyboard('{Escape}');
  },
};

export const ReadOnly: Story = { tags: ['read-only'], args: { driver, isReadOnly: true } };
export const Saving: Story = { tags: ['loading'], args: { driver, isSaving: true } };
export const Disabled: Story = { tags: ['disabled'], args: { driver, isDisabled: true } };
