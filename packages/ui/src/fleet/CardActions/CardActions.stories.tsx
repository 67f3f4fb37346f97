import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseIn } from '../../stories/choose.ts';
import {
  CardGroupForm,
  CardPromptsForm,
  FigureChangeForm,
  HoldScheduleForm,
  MoveCardsForm,
  PromptsOfCardsForm,
  SetPinForm,
  ShareCardForm,
  SuccessionForm,
  TransferCardForm,
  VersionConflict,
} from './index.ts';

const id = (end: string) => `0190a6f4-3c11-7a55-8000-${end.padStart(12, '0')}`;
const form = { onCancel: fn(), onInvalid: fn(), onDirty: fn() };

const meta = {
  title: 'Fleet/CardActions',
  component: SuccessionForm,
  args: { ...form, kind: 'replace', nameOnCard: 'ROSA NUNEZ', onSave: fn() },
} satisfies Meta<typeof SuccessionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Replaces a card, with a required reason. [CARD-19] */
export const Replace: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Replace card' }));
    await waitFor(() => expect(args.onInvalid).toHaveBeenCalledWith(1));
    await userEvent.click(canvas.getByRole('radio', { name: /^Lost or stolen/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Replace card' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({
        reason: 'lostOrStolen',
        nameOnCard: 'ROSA NUNEZ',
        delivery: null,
      }),
    );
  },
};

export const Reissue: Story = {
  args: { kind: 'reissue' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^A different address/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^City/ }), 'Dallas');
    await userEvent.click(canvas.getByRole('button', { name: 'Reissue card' }));
    await waitFor(() => expect(args.onInvalid).toHaveBeenCalled());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const ReplaceDark: Story = { parameters: { theme: 'dark' } };
export const ReplaceContrast: Story = { parameters: { theme: 'contrast' } };
export const Saving: Story = { tags: ['loading'], args: { isSaving: true } };

export const Transfer: Story = {
  render: () => (
    <TransferCardForm
      {...form}
      targets={[{ value: id('7'), label: '•••• 0117', help: 'Not assigned · Long haul' }]}
      onSearch={fn()}
      onSave={fn()}
    />
  ),
};

const onAdd = fn();
/** A card shared with the maximum of five people. [CARD-10] */
export const ShareWithFive: Story = {
  render: () => (
    <ShareCardForm
      cardholders={['Rosa Núñez', 'Tomás Okafor', 'Sara Lindqvist', 'Ali Haddad', 'Jo Reyes'].map(
        (name, at) => ({ id: id(String(at + 1)), name, detail: `Driver ID 4826${at} · Long haul` }),
      )}
      found={[]}
      onSearch={fn()}
      onAdd={onAdd}
      onRemove={fn()}
    />
  ),
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Share with this driver' });
    await userEvent.click(add);
    await expect(onAdd).not.toHaveBeenCalled();
    await expect(add).toHaveAccessibleDescription(/up to 5/);
  },
};

const onPin = fn();
/** Checks that both entries of a new PIN match. [PID-10, PID-11] */
export const Pin: Story = {
  render: () => <SetPinForm {...form} onSave={onPin} />,
  play: async ({ canvas }) => {
    const fields = canvas.getAllByLabelText(/New PIN/i);
    const [pin, again] = fields;
    if (!pin || !again) throw new Error('two fields are expected');
    await userEvent.type(pin, '4071');
    await userEvent.type(again, '4072');
    await userEvent.click(canvas.getByRole('button', { name: 'Set PIN' }));
    await expect(await canvas.findByText('The two PINs do not match')).toBeVisible();
    await userEvent.type(again, '{Backspace}1');
    await userEvent.click(canvas.getByRole('button', { name: 'Set PIN' }));
    await waitFor(() => expect(onPin).toHaveBeenCalledWith('4071'));
  },
};

const onPrompts = fn();
/** Changes the prompts of a driver's or vehicle's card. [GW-25] */
export const Prompts: Story = {
  render: () => (
    <CardPromptsForm
      {...form}
      prompts={{ id: 'matched', odometer: 'reported' }}
      promptsFor="D"
      lastReading="84,210 miles"
      onSave={onPrompts}
    />
  ),
  play: async ({ canvas }) => {
    const ids = within(canvas.getByRole('radiogroup', { name: 'Driver ID' }));
    await expect(ids.getByRole('radio', { name: /must match/ })).toBeChecked();
    await userEvent.click(ids.getByRole('radio', { name: /^Do not ask/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /the last one, 84,210 miles/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save prompts' }));
    await waitFor(() =>
      expect(onPrompts).toHaveBeenCalledWith({ id: 'off', odometer: 'inSequence' }),
    );
  },
};
export const PromptsDark: Story = { ...Prompts, parameters: { theme: 'dark' } };

/** A card without a driver or vehicle does not prompt for an ID. */
export const SingleCardPrompts: Story = {
  render: () => (
    <CardPromptsForm
      {...form}
      prompts={{ id: 'matched', odometer: 'reported' }}
      promptsFor={null}
      lastReading={null}
      onSave={onPrompts}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(1);
  },
};

const holdForm = {
  ...form,
  threeDays: { endsAt: '2026-11-24T16:00:00.000Z', words: 'Nov 24, 10:00 AM CT' },
  monday: { endsAt: '2026-11-23T06:00:00.000Z', words: 'Nov 23, 12:00 AM CT' },
  endOfDay: (day: string) => `${day}T23:59:59.000Z`,
  firstDay: '2026-11-21',
  zone: 'Central Time',
};
const onHold = fn();
/** Schedules a hold. [CARD-07] */
export const Hold: Story = {
  render: () => <HoldScheduleForm {...holdForm} onSave={onHold} />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Schedule hold' });
    await userEvent.click(canvas.getByRole('radio', { name: /Monday/ }));
    await userEvent.click(save);
    await waitFor(() =>
      expect(onHold).toHaveBeenLastCalledWith({
        startsAt: null,
        endsAt: '2026-11-23T06:00:00.000Z',
        nightly: null,
      }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: /night/i }));
    await userEvent.click(save);
    await waitFor(() =>
      expect(onHold).toHaveBeenLastCalledWith({
        startsAt: null,
        endsAt: null,
        nightly: { from: '22:00', to: '05:00' },
      }),
    );
  },
};

const onNights = fn();
const sameTime = 'Choose an end time that differs from the start time';
export const HoldWrongNights: Story = {
  name: '[CARD-07] hours that make no night are said at their field',
  render: () => <HoldScheduleForm {...holdForm} onSave={onNights} />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Schedule hold' });
    await userEvent.click(canvas.getByRole('radio', { name: /night/i }));
    const hours = within(canvas.getByRole('group', { name: 'Hold between' }));
    const [, endHour] = hours.getAllByRole('spinbutton', { name: /hour/i });
    if (!endHour) throw new Error('two times are expected');
    endHour.focus();
    await userEvent.keyboard('1000p');
    await userEvent.click(save);
    await expect(await hours.findByText(sameTime)).toBeVisible();
    await waitFor(() => expect(hours.getAllByRole('spinbutton')[0]).toHaveFocus());
    await expect(onNights).not.toHaveBeenCalled();
    endHour.focus();
    await userEvent.keyboard('500a');
    await waitFor(() => expect(hours.queryByText(sameTime)).toBeNull());
    endHour.focus();
    await userEvent.keyboard('{Backspace}{ArrowRight}{Backspace}{ArrowRight}{Backspace}');
    await expect(await hours.findByText('Enter a time like 8:00 AM')).toBeVisible();
    await userEvent.click(save);
    await expect(onNights).not.toHaveBeenCalled();
    endHour.focus();
    await userEvent.keyboard('500a');
    await waitFor(() => expect(hours.queryByText(/^Enter a time/)).toBeNull());
    await userEvent.click(save);
    await waitFor(() =>
      expect(onNights).toHaveBeenLastCalledWith({
        startsAt: null,
        endsAt: null,
        nightly: { from: '22:00', to: '05:00' },
      }),
    );
  },
};

const onGroup = fn();
/** Adds a card group, with or without its own address. [CARD-27, CARD-31] */
export const Group: Story = {
  render: () => <CardGroupForm {...form} addressRefusal={null} onSave={onGroup} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add card group' }));
    await expect(await canvas.findByText('Enter a card group name')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Card group name/ }), 'Night shift');
    await userEvent.click(canvas.getByRole('button', { name: 'Add card group' }));
    await waitFor(() =>
      expect(onGroup).toHaveBeenCalledWith({ name: 'Night shift', delivery: null }),
    );
  },
};

const onKeepMine = fn();
export const Conflict: Story = {
  render: () => (
    <VersionConflict
      who="T. Okafor"
      values={[
        { field: 'nameOnCard', label: 'Name on card', yours: 'ROSIE NUNEZ', current: 'R NUNEZ' },
        { field: 'fleetId', label: 'Fleet', yours: 'Regional', current: 'Long haul' },
      ]}
      onKeepMine={onKeepMine}
      onTakeTheirs={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Fleet Regional Long haul' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine' }));
    await expect(onKeepMine).toHaveBeenCalledTimes(1);
  },
};

/** Replaces several cards. [CARD-19] */
export const ReplaceMany: Story = {
  args: { nameOnCard: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The old cards stop working right away, for good')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Damaged/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({
        reason: 'damaged',
        nameOnCard: '',
        delivery: null,
      }),
    );
  },
};
export const ReissueMany: Story = { args: { kind: 'reissue', nameOnCard: null } };

const onFigure = fn();
/** Changes a limit on several cards. [LIMIT-10] */
export const ManyCardsLimit: Story = {
  render: () => <FigureChangeForm {...form} onSave={onFigure} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Raise by/ }));
    const amount = canvas.getByRole('textbox', { name: /^By how much/ });
    await userEvent.type(amount, '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await expect(await canvas.findByText('Enter an amount to change it by')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '50.25');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await waitFor(() =>
      expect(onFigure).toHaveBeenCalledWith({ figure: 'perDayCents', how: 'raise', amount: 5025 }),
    );
  },
};

const onPromptsOfMany = fn();
/** Changes the prompts of several cards. [GW-25] */
export const ManyCardsPrompts: Story = {
  render: () => <PromptsOfCardsForm {...form} onSave={onPromptsOfMany} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await expect(await canvas.findByText('Choose at least one prompt to change')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Ask, must not go down/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await waitFor(() =>
      expect(onPromptsOfMany).toHaveBeenCalledWith({ id: null, odometer: 'inSequence' }),
    );
  },
};

const onMove = fn();
const onMoveAgain = fn();
const places = {
  fleets: [
    { value: id('3'), label: 'Long haul' },
    { value: id('4'), label: 'Regional' },
  ],
  departments: [{ value: id('12'), label: '00012 · Dock', fleetId: id('3') }],
};
export const MoveManyToAnotherFleet: Story = {
  name: '[CARD-01] another fleet begins without a department',
  render: () => <MoveCardsForm {...form} {...places} onSave={onMoveAgain} />,
  play: async ({ canvas, canvasElement }) => {
    await chooseIn(canvasElement, /Fleet/, 'Long haul');
    await chooseIn(canvasElement, /Department/, '00012 · Dock');
    await chooseIn(canvasElement, /Fleet/, 'Regional');
    await expect(canvas.getByRole('button', { name: /^No department/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await waitFor(() =>
      expect(onMoveAgain).toHaveBeenCalledWith({ fleetId: id('4'), departmentId: null }),
    );
  },
};

/** Moves several cards. [CARD-01] */
export const MoveMany: Story = {
  render: () => <MoveCardsForm {...form} {...places} onSave={onMove} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await expect(await canvas.findByText('Choose a fleet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Fleet/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Long haul' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await waitFor(() =>
      expect(onMove).toHaveBeenCalledWith({ fleetId: id('3'), departmentId: null }),
    );
  },
};
