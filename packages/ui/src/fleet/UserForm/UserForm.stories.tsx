import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { UserForm } from './index.ts';

const id = (end: string) => `0190a6f4-3c11-7a55-8000-${end.padStart(12, '0')}`;
const meta = {
  title: 'Fleet/UserForm',
  component: UserForm,
  args: {
    fleets: [
      { value: id('3'), label: 'Long haul' },
      { value: id('4'), label: 'Regional' },
    ],
    onSave: fn(),
    onInvalid: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof UserForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const manager = {
  role: 'manager',
  fleetIds: null,
  permissions: ['promptedIds.edit', 'promptedIds.export', 'pins.reveal', 'pins.change'],
} as const;
const editing = { ...manager, permissions: [...manager.permissions] };

export const Inviting: Story = {
  name: '[USER-01] inviting says what is missing, then sends what was chosen',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByText('Choose a role')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('First name'), 'Marta');
    await userEvent.type(canvas.getByLabelText('Last name'), 'López');
    await userEvent.type(canvas.getByLabelText('Email address'), 'm.lopez@acmefreight.example');
    await userEvent.type(canvas.getByLabelText(/^Username/), 'mlopez4');
    await userEvent.click(canvas.getByRole('radio', { name: /Financial/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Issue express checks' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Some fleets only' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByText('Choose at least one fleet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Which fleets/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Regional' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({
        firstName: 'Marta',
        lastName: 'López',
        email: 'm.lopez@acmefreight.example',
        username: 'mlopez4',
        role: 'financial',
        fleetIds: [id('4')],
        permissions: ['expressChecks.issue'],
      }),
    );
  },
};

export const Changing: Story = {
  name: '[EXPR-10] [PID-16] permissions are granted and removed one by one, and follow the role',
  args: { user: editing },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Set card PINs' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Issue express checks' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save user' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({
          role: 'manager',
          permissions: [
            'expressChecks.issue',
            'promptedIds.edit',
            'promptedIds.export',
            'pins.reveal',
          ],
        }),
      ),
    );
    await userEvent.click(canvas.getByRole('radio', { name: /Administrator/ }));
    await expect(canvas.getByText('An administrator has every permission.')).toBeVisible();
  },
};

export const WithSomeFleets: Story = {
  name: '[USER-20] people with some fleets grant only those',
  args: { canGiveAll: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: /All fleets/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /Which fleets/ })).toBeVisible();
  },
};

export const ReadOnly: Story = { tags: ['read-only'], args: { user: editing, isReadOnly: true } };
export const Saving: Story = { tags: ['loading'], args: { user: editing, isSaving: true } };
