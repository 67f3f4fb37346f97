import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseIn } from '../../stories/choose.ts';
import { CardOrderForm } from './index.ts';

const fleetId = '0198c1f2-7f4e-7d0a-9a51-3f6d2f1f4f10';
const profileId = '0198c1f2-7f4e-7d0a-9a51-3f6d2f1f4f11';
const departmentId = '0198c1f2-7f4e-7d0a-9a51-3f6d2f1f4f12';

const meta = {
  title: 'Fleet/CardOrderForm',
  component: CardOrderForm,
  args: {
    choices: {
      fleets: [
        { value: fleetId, label: 'Long haul' },
        { value: '0198c1f2-7f4e-7d0a-9a51-3f6d2f1f4f20', label: 'Service vans' },
      ],
      departments: [{ value: departmentId, label: '00012 Linehaul west', fleetId }],
      profiles: [{ value: profileId, label: 'Linehaul tight' }],
    },
    defaults: { fleetId, profileId },
    delivery: {
      attention: 'Dana Morales',
      street: '410 Depot Road',
      city: 'Amarillo',
      state: 'TX',
      postalCode: '79101',
    },
    onOrder: fn(),
    onInvalid: fn(),
    onCancel: fn(),
    onDirty: fn(),
  },
} satisfies Meta<typeof CardOrderForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Restores a saved draft to the fields and reports changes. */
export const Restored: Story = {
  args: {
    restored: {
      cards: [{ firstName: 'Rosa' }, { firstName: 'Ada' }],
      delivery: { city: 'Dallas' },
    },
    onTyped: fn(),
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByLabelText('City')).toHaveValue('Dallas'));
    await expect(canvas.getAllByLabelText('First name')).toHaveLength(2);
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await userEvent.type(canvas.getByLabelText('City'), '!');
    await expect(args.onTyped).toHaveBeenLastCalledWith(
      expect.objectContaining({ delivery: expect.objectContaining({ city: 'Dallas!' }) }),
    );
  },
};

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Rosa');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Núñez');
    await userEvent.type(canvas.getByLabelText('Driver ID'), 'E2041');
    await userEvent.click(canvas.getByRole('button', { name: 'Order 1 card' }));
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledTimes(1));
    await expect(args.onOrder).toHaveBeenCalledWith(
      expect.objectContaining({
        cards: [
          expect.objectContaining({
            cardType: 'driver',
            firstName: 'Rosa',
            nameOnCard: 'Rosa Núñez',
            departmentId: null,
            unitNumber: null,
          }),
        ],
      }),
    );
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
  },
};

export const AnotherFleet: Story = {
  name: '[CARD-03] another fleet begins without a department',
  args: { defaults: { fleetId, departmentId, profileId, cardType: 'single' } },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(canvas.getByLabelText('Name on card'), 'SPARE 1');
    await expect(canvas.getByRole('button', { name: /^00012 Linehaul west/ })).toBeVisible();
    await chooseIn(canvasElement, /Fleet/, 'Service vans');
    await expect(canvas.getByRole('button', { name: /^No department/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Order 1 card' }));
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledTimes(1));
    await expect(args.onOrder).toHaveBeenCalledWith(
      expect.objectContaining({
        cards: [
          expect.objectContaining({
            fleetId: '0198c1f2-7f4e-7d0a-9a51-3f6d2f1f4f20',
            departmentId: null,
          }),
        ],
      }),
    );
  },
};

export const FirstErrorTakesFocus: Story = {
  tags: ['error'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order 1 card' }));
    await waitFor(() => expect(args.onInvalid).toHaveBeenCalled());
    await expect(args.onOrder).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
    await expect(canvas.getByLabelText('First name')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const FiveCardsMaximum: Story = {
  name: '[CARD-32] five cards in one order, and no sixth',
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add another card' });
    await userEvent.click(add);
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate card 1' }));
    await userEvent.click(add);
    await userEvent.click(add);
    await expect(canvas.getByRole('button', { name: 'Order 5 cards' })).toBeVisible();
    await userEvent.click(add);
    await expect(canvas.getByRole('button', { name: 'Order 5 cards' })).toBeVisible();
    await expect(canvas.getAllByText(/^An order can have up to 5 cards/)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove card 2' }));
    await expect(canvas.getByRole('button', { name: 'Order 4 cards' })).toBeVisible();
  },
};

export const VehicleWithOwnLimits: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Vehicle card/ }));
    await expect(canvas.queryByLabelText('First name')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Unit number'), '118');
    await userEvent.click(canvas.getByRole('checkbox', { name: /its own limits/ }));
    await userEvent.type(canvas.getByLabelText('Dollars per day'), '450');
    await userEvent.click(canvas.getByRole('button', { name: /Department/ }));
    await waitFor(() =>
      expect(screen.getByRole('option', { name: '00012 Linehaul west' })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
  },
};

export const Sending: Story = { tags: ['loading'], args: { isSending: true } };

/** Cards for cardlock sites show what is printed on the plastic: both lines and the products. */
export const Cardlock: Story = {
  name: '[NAV-22] a card for cardlock sites says what it may buy',
  args: { cardlock: { company: 'Acme Freight' } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Rosa');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Núñez');
    await userEvent.type(canvas.getByLabelText('Driver ID'), 'E2041');
    await expect(canvas.getByText('Rosa Núñez')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Order 1 card' }));
    await expect(await canvas.findByText(/^Choose at least one product/)).toBeVisible();
    const products = within(canvas.getByRole('group', { name: /^Products/ }));
    await waitFor(() => expect(products.getAllByRole('checkbox')[0]).toHaveFocus());
    await expect(args.onOrder).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Diesel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Order 1 card' }));
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledTimes(1));
    await expect(args.onOrder).toHaveBeenCalledWith(
      expect.objectContaining({ cards: [expect.objectContaining({ products: ['diesel'] })] }),
    );
  },
};
