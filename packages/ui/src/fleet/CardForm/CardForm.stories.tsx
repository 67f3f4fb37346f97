import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { NO_LIMITS } from '@forecourt/validation';
import { chooseIn } from '../../stories/choose.ts';
import { CardForm, type CardChange } from './index.ts';

const id = (end: string) => `0190a6f4-3c11-7a55-8000-${end.padStart(12, '0')}`;
const card: CardChange = {
  nameOnCard: 'Ramón Núñez',
  fleetId: id('3'),
  departmentId: id('12'),
  groupId: null,
  profileId: id('91'),
  assigneeId: id('17'),
  ownLimits: null,
};

const meta = {
  title: 'Fleet/CardForm',
  component: CardForm,
  args: {
    card,
    choices: {
      fleets: [
        { value: id('3'), label: 'Long haul' },
        { value: id('4'), label: 'Regional' },
      ],
      departments: [{ value: id('12'), label: '00012', fleetId: id('3') }],
      profiles: [
        { value: id('91'), label: 'Linehaul tight' },
        { value: id('92'), label: 'Vans' },
      ],
    },
    assignees: [
      { value: id('17'), label: 'R. Núñez' },
      { value: id('18'), label: 'T. Okafor' },
    ],
    onSave: fn(),
    onInvalid: fn(),
    onCancel: fn(),
    onDirty: fn(),
  },
} satisfies Meta<typeof CardForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^This card uses the profile Linehaul tight/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Card profile$|Profile$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Vans' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({ ...card, profileId: id('92') }),
    );
  },
};

export const AnotherFleet: Story = {
  name: '[CARD-01] another fleet begins without a department',
  play: async ({ canvas, canvasElement, args }) => {
    await chooseIn(canvasElement, /Fleet/, 'Long haul');
    await expect(canvas.getByRole('button', { name: /^00012/ })).toBeVisible();
    await chooseIn(canvasElement, /Fleet/, 'Regional');
    await expect(canvas.getByRole('button', { name: /^No department/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({
        ...card,
        fleetId: id('4'),
        departmentId: null,
      }),
    );
  },
};

export const OwnLimits: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Give this card its own limits/ }));
    const rest = /^Every other limit follows the profile Linehaul tight/;
    await expect(canvas.getByText(rest)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Same hours as the profile' })).toBeChecked();
    await expect(canvas.queryByPlaceholderText('No limit')).toBeNull();
    const perDay = canvas.getByRole('textbox', { name: /^Dollars per day/ });
    await expect(perDay).toHaveAttribute('placeholder', 'From profile');
    await userEvent.type(perDay, '600');
    await expect(await canvas.findByText('was from the profile')).toBeVisible();
    await expect(perDay).toHaveAccessibleDescription('was from the profile');
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({
        ...card,
        ownLimits: { ...NO_LIMITS, perDayCents: 60_000 },
      }),
    );
  },
};

export const Wrong: Story = {
  tags: ['error'],
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: /^Name on/ });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await waitFor(() => expect(args.onInvalid).toHaveBeenLastCalledWith(1));
    await expect(name).toHaveFocus();
  },
};

export const ReadOnly: Story = { tags: ['read-only'], args: { isReadOnly: true } };
export const Saving: Story = { tags: ['loading'], args: { isSaving: true } };
export const Disabled: Story = { tags: ['disabled'], args: { isDisabled: true } };
