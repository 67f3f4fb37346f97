import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { PromptedId } from '@forecourt/validation';
import { chooseIn } from '../../stories/choose.ts';
import { PromptedIdForm } from './index.ts';

const id = (end: string) => `0190a6f4-3c11-7a55-8000-${end.padStart(12, '0')}`;
const promptedId: PromptedId = {
  name: 'R. Núñez',
  type: 'D',
  number: '4817',
  status: 'on',
  managedBy: 'fleet',
  managedById: id('3'),
  cardIds: [id('4821')],
};

const meta = {
  title: 'Fleet/PromptedIdForm',
  component: PromptedIdForm,
  args: {
    bounds: { existingNames: ['T. Okafor'] },
    managers: {
      customerId: [
        { value: id('412'), label: 'Acme Freight, 0412' },
        { value: id('427'), label: 'Acme Freight Southwest, 0427' },
      ],
      department: [{ value: id('12'), label: '00012' }],
      fleet: [
        { value: id('3'), label: 'Long haul' },
        { value: id('4'), label: 'Regional' },
      ],
    },
    cards: [
      { value: id('4821'), label: '•••• 4821, R. Núñez' },
      { value: id('7730'), label: '•••• 7730, Unit 118' },
    ],
    onSave: fn(),
    onInvalid: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof PromptedIdForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Adding: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 't. okafor');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Number entered/ }), '4123');
    await userEvent.click(canvas.getByRole('button', { name: 'Add prompted ID' }));
    await expect(
      await canvas.findByText('Do not use three equal or sequential digits in a row'),
    ).toBeVisible();
    await expect(canvas.getByText('This prompted ID name is already in use')).toBeVisible();
    await expect(canvas.getByText('Choose who manages the prompted ID')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Changing: Story = {
  args: { promptedId },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'On' }));
    await userEvent.click(canvas.getByRole('button', { name: /Cards/ }));
    await userEvent.click(await screen.findByRole('option', { name: '•••• 7730, Unit 118' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save prompted ID' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({
        ...promptedId,
        status: 'off',
        cardIds: [id('4821'), id('7730')],
      }),
    );
  },
};

export const AnotherManager: Story = {
  name: 'another kind of manager begins without a manager',
  args: { promptedId },
  play: async ({ canvas, canvasElement, args }) => {
    await chooseIn(canvasElement, /Level/, 'Customer ID');
    await userEvent.click(canvas.getByRole('button', { name: 'Save prompted ID' }));
    await expect(await canvas.findByText('Choose who manages the prompted ID')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const OnlyManager: Story = {
  name: 'another kind of manager with one manager begins with that one',
  args: { promptedId },
  play: async ({ canvas, canvasElement, args }) => {
    const problem = 'Choose who manages the prompted ID';
    await chooseIn(canvasElement, /Level/, 'Customer ID');
    await userEvent.click(canvas.getByRole('button', { name: 'Save prompted ID' }));
    await expect(await canvas.findByText(problem)).toBeVisible();
    await chooseIn(canvasElement, /Level/, 'Department');
    await waitFor(() => expect(canvas.queryByText(problem)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save prompted ID' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({
        ...promptedId,
        managedBy: 'department',
        managedById: id('12'),
      }),
    );
  },
};

/** The host finds the cards of a large account. */
export const FindingCards: Story = {
  args: {
    promptedId,
    knownCards: [{ value: id('4821'), label: '•••• 4821, R. Núñez' }],
    cards: [{ value: id('7730'), label: '•••• 7730, Unit 118' }],
    onSearchCards: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /Cards/ }), 'Unit');
    await expect(args.onSearchCards).toHaveBeenLastCalledWith('Unit');
    await userEvent.click(await screen.findByRole('option', { name: '•••• 7730, Unit 118' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save prompted ID' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({
        ...promptedId,
        cardIds: [id('4821'), id('7730')],
      }),
    );
  },
};

export const VehicleId: Story = {
  name: '[PID-05] a vehicle’s cannot be turned off',
  args: { promptedId: { ...promptedId, type: 'V' } },
  play: async ({ canvas }) => {
    const on = canvas.getByRole('switch', { name: 'On' });
    await expect(on).toBeDisabled();
    await expect(on).toBeChecked();
    await expect(canvas.getByText('A vehicle’s prompted ID is permanently on')).toBeVisible();
  },
};

export const ReadOnly: Story = { tags: ['read-only'], args: { promptedId, isReadOnly: true } };
export const Saving: Story = { tags: ['loading'], args: { promptedId, isSaving: true } };
