import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { NO_LIMITS, type CardLimit } from '@forecourt/validation';
import { InlineMessage } from '../../feedback/InlineMessage/index.ts';
import { PurchaseTry } from '../PurchaseTry/index.ts';
import { LimitForm } from './index.ts';

const linehaul: CardLimit = {
  name: 'Linehaul tight',
  limits: {
    ...NO_LIMITS,
    perDayCents: 60_000,
    perCycleCents: 650_000,
    transactionsPerDay: 3,
    perDayMilligallons: 100_000,
    gallons1: { milligallons: 75_000, reset: 'daily', groups: ['diesel'] },
    allowedDays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
    allowedTimes: [{ start: '05:00', end: '19:00' }],
    allowedStates: ['TX', 'OK', 'NM', 'MO'],
    allowedGroups: ['diesel', 'def'],
  },
};

const meta = {
  title: 'Fleet/LimitForm',
  component: LimitForm,
  args: {
    limit: linehaul,
    cardCount: 61,
    zones: 'Checked in the site’s local time. Counters reset at 12:00 AM CT, the account’s time.',
    onSave: fn(),
    onInvalid: fn(),
    onCancel: fn(),
    onDirty: fn(),
  },
} satisfies Meta<typeof LimitForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvas: HTMLElement, name: string) =>
  within(canvas).getByRole('textbox', { name: new RegExp(`^${name}`) });

export const Changing: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const perDay = box(canvasElement, 'Dollars per day');
    await userEvent.clear(perDay);
    await userEvent.type(perDay, '450');
    await expect(canvas.getByText('was 600.00')).toBeVisible();
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await userEvent.clear(box(canvasElement, 'Gallons per day'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sunday' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save for 61 cards' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenLastCalledWith({
      name: 'Linehaul tight',
      limits: {
        ...linehaul.limits,
        perDayCents: 45_000,
        perDayMilligallons: null,
        allowedDays: null,
      },
    });
  },
};

export const Adding: Story = {
  render: ({ limit: _limit, ...args }) => <LimitForm {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText(/^No limits/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add card limit' }));
    await expect(await canvas.findByText('Enter a card limit name')).toBeVisible();
    await expect(box(canvasElement, 'Card limit name')).toHaveFocus();
    await expect(args.onInvalid).toHaveBeenLastCalledWith(1);
    await userEvent.type(box(canvasElement, 'Card limit name'), 'Vans');
    await userEvent.type(box(canvasElement, 'Dollars per purchase'), '150');
    await expect(canvas.queryByText(/^No limits/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add card limit' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({
        name: 'Vans',
        limits: { ...NO_LIMITS, perTransactionCents: 15_000 },
      }),
    );
  },
};

export const Wrong: Story = {
  tags: ['error'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(box(canvasElement, 'Dollars per purchase'), '700');
    await userEvent.clear(box(canvasElement, 'Gallons per day'));
    await userEvent.type(box(canvasElement, 'Gallons per day'), '501');
    await userEvent.type(box(canvasElement, 'Dollars per week'), '10.005');
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']) {
      await userEvent.click(canvas.getByRole('checkbox', { name: day }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save for 61 cards' }));
    await expect(await canvas.findByText('Enter no more than the daily limit')).toBeVisible();
    await expect(canvas.getByText('Choose at least one day')).toBeVisible();
    await expect(args.onInvalid).toHaveBeenLastCalledWith(4);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const NoDays: Story = {
  name: '[UI-19] checks the days when focus leaves them, and focuses them on Save',
  tags: ['error'],
  play: async ({ canvas }) => {
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']) {
      await userEvent.click(canvas.getByRole('checkbox', { name: day }));
    }
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText('Choose at least one day')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save for 61 cards' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Monday' })).toHaveFocus());
  },
};

export const WrongHours: Story = {
  name: '[UI-19] checks the hours when focus leaves them, and focuses them on Save',
  tags: ['error'],
  play: async ({ canvas }) => {
    const hours = within(canvas.getByRole('group', { name: /^Hours/ }));
    const [start, end] = hours.getAllByRole('spinbutton', { name: /hour/i });
    if (!start || !end) throw new Error('two times are expected');
    end.focus();
    await userEvent.keyboard('400a');
    canvas.getByRole('textbox', { name: /^Card limit name/ }).focus();
    await expect(await hours.findByText('The end time must be after the start time')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save for 61 cards' }));
    await waitFor(() => expect(start).toHaveFocus());
  },
};

export const StatesRefused: Story = {
  name: '[UI-19] focuses the states if they are refused',
  tags: ['error'],
  args: { issues: [{ path: 'limits.allowedStates', key: 'value.required', params: {} }] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /States and provinces/ })).toHaveFocus(),
    );
  },
};

export const Products: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Products$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Fluids' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save for 61 cards' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({
        limits: expect.objectContaining({ allowedGroups: ['diesel', 'def', 'fluids'] }),
      }),
    );
  },
};

const onAsk = fn();
/** Enter in a trial purchase runs the check and does not save the limits. */
export const TryingBelow: Story = {
  args: {
    below: (limits) =>
      limits && (
        <PurchaseTry
          past={[]}
          timeZone="America/Chicago"
          currency="USD"
          now={new Date('2026-11-21T16:00:00Z')}
          limits={{ before: limits, after: null }}
          onTry={onAsk}
          answer={null}
        />
      ),
  },
  play: async ({ canvas, canvasElement, args }) => {
    const dollars = canvas.getByRole('textbox', { name: 'Dollars' });
    await userEvent.clear(dollars);
    await userEvent.type(dollars, '{Enter}');
    await expect(canvas.getByText('Enter an amount above $0.00')).toBeVisible();
    await expect(onAsk).not.toHaveBeenCalled();
    await userEvent.type(dollars, '211.42{Enter}');
    await expect(onAsk).toHaveBeenCalledTimes(1);
    // Enter in an open list selects an option; in a closed one, it runs the check.
    const product = canvas.getByRole('combobox', { name: 'Product' });
    await userEvent.click(product);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(product).toHaveAttribute('aria-expanded', 'false');
    await expect(onAsk).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(onAsk).toHaveBeenCalledTimes(2);
    // Enter in a field of the form itself still saves.
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(box(canvasElement, 'Dollars per day'), '{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
  },
};

export const Refused: Story = {
  tags: ['error'],
  args: {
    error: (
      <InlineMessage tone="bad" title="The limits were not saved">
        Someone changed them at 10:41 AM CT. Review the change.
      </InlineMessage>
    ),
    issues: [{ path: 'name', key: 'limit.nameRequired', params: {} }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enter a card limit name')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  tags: ['read-only'],
  args: { isReadOnly: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(box(canvasElement, 'Dollars per day')).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: /^Save/ })).toBeNull();
  },
};

export const Saving: Story = { tags: ['loading'], args: { isSaving: true } };

export const Disabled: Story = { tags: ['disabled'], args: { isDisabled: true } };
