import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { Button } from '../Button/index.ts';
import { DateRangePicker, useRangePresets, type DateRangePickerProps } from './index.ts';

const november = { from: '2026-11-01', to: '2026-11-21' };
const WithPresets = (props: DateRangePickerProps) => (
  <DateRangePicker {...props} presets={useRangePresets('2026-11-21')} />
);

const meta = {
  title: 'Primitives/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Purchases', defaultValue: november, onChange: fn(), max: '2026-11-21' },
  render: (args) => <WithPresets {...args} />,
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'error', 'read-only', 'disabled', 'long-text'],
  render: () => (
    <States>
      <State name="empty" width="column">
        <DateRangePicker label="Purchases" value={null} />
      </State>
      <State name="chosen" width="column">
        <DateRangePicker
          label="Purchases of"
          value={november}
          help="Days in the account’s time zone, CT."
        />
      </State>
      <State name="too long" width="column">
        <DateRangePicker
          label="Insights"
          value={{ from: '2026-08-01', to: '2026-11-21' }}
          longestDays={90}
        />
      </State>
      <State name="end before start" width="column">
        <DateRangePicker label="Statements" value={{ from: '2026-11-21', to: '2026-11-01' }} />
      </State>
      <State name="read only" width="column">
        <DateRangePicker label="Cycle" value={november} isReadOnly />
      </State>
      <State name="disabled" width="column">
        <DateRangePicker label="Cycle, disabled" value={november} isDisabled />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const Open: Story = {
  args: { longestDays: 90 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByText('Up to 90 days.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'This month' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
export const OpenDark: Story = { ...Open, parameters: { theme: 'dark' } };

export const ByPreset: Story = {
  play: async ({ canvas, args }) => {
    const open = canvas.getByRole('button');
    await userEvent.click(open);
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-15', to: '2026-11-21' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const ChosenByKeyboard: Story = {
  args: { defaultValue: { from: '2026-11-10', to: '2026-11-12' } },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('10'));
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-18' });
  },
};

export const MaximumRange: Story = {
  args: { longestDays: 7, defaultValue: { from: '2026-11-02', to: '2026-11-03' } },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('button', { name: 'Last 30 days' })).toBeDisabled();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('2'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getAllByText('9')[0]?.closest('[aria-disabled="true"]')).not.toBeNull(),
    );
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getAllByRole('spinbutton', { name: /day/ })[1] ?? canvasElement);
    await userEvent.keyboard('09');
    await expect(canvas.getByText('This range covers 8 days. Choose 7 or fewer.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { min: '2026-10-01' },
  play: async ({ canvas, canvasElement, args }) => {
    const month = canvas.getAllByRole('spinbutton', { name: /month/ })[0] ?? canvasElement;
    const typeMonth = async (digits: string) => {
      await userEvent.click(month);
      await userEvent.keyboard(digits);
      await expect(month).toHaveTextContent(digits);
    };
    await typeMonth('12');
    await expect(
      canvas.getByText('The end date is before the start date. Choose a later end date.'),
    ).toBeVisible();
    await typeMonth('09');
    await expect(canvas.getByText('Choose Oct 1, 2026 or later')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await typeMonth('10');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-01', to: '2026-11-21' });
    await expect(canvas.queryByText(/Choose/)).toBeNull();
  },
};

/** Re-renders the picker, as a host does when data arrives. */
function DrawnAgain(props: DateRangePickerProps) {
  const [times, setTimes] = useState(1);
  return (
    <>
      <DateRangePicker {...props} value={{ ...november }} />
      <Button onPress={() => setTimes(times + 1)}>Drawn {times}</Button>
    </>
  );
}

export const DrawnAgainWhileTyping: Story = {
  render: (args) => <DrawnAgain {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const day = canvas.getAllByRole('spinbutton', { name: /day/ })[0] ?? canvasElement;
    await userEvent.click(day);
    await userEvent.keyboard('{Backspace}');
    await expect(day).toHaveTextContent('dd');
    await userEvent.click(canvas.getByRole('button', { name: 'Drawn 1' }));
    await canvas.findByRole('button', { name: 'Drawn 2' });
    await expect(day).toHaveTextContent('dd');
  },
};
