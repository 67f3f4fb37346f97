import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { DateRangePicker, useRangePresets, type DateRangePickerProps } from './index.ts';

const november = { from: '2026-11-01', to: '2026-11-21' };
const still = () => undefined;

function Held(props: DateRangePickerProps) {
  const [value, setValue] = useState(props.value);
  const presets = useRangePresets('2026-11-21');
  return (
    <DateRangePicker
      {...props}
      presets={presets}
      value={value}
      onChange={(range) => {
        setValue(range);
        props.onChange?.(range);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Purchases', value: november, onChange: fn(), max: '2026-11-21' },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'error', 'read-only', 'disabled', 'long-text'],
  render: () => (
    <States>
      <State name="empty" width="column">
        <DateRangePicker label="Purchases" value={null} onChange={still} />
      </State>
      <State name="chosen" width="column">
        <DateRangePicker
          label="Purchases of"
          value={november}
          onChange={still}
          help="Days in the account’s time zone, CT."
        />
      </State>
      <State name="too long" width="column">
        <DateRangePicker
          label="Insights"
          value={{ from: '2026-08-01', to: '2026-11-21' }}
          longestDays={90}
          onChange={still}
        />
      </State>
      <State name="end before start" width="column">
        <DateRangePicker
          label="Statements"
          value={{ from: '2026-11-21', to: '2026-11-01' }}
          onChange={still}
        />
      </State>
      <State name="read only" width="column">
        <DateRangePicker label="Cycle" value={november} onChange={still} isReadOnly />
      </State>
      <State name="disabled" width="column">
        <DateRangePicker label="Cycle, disabled" value={november} onChange={still} isDisabled />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const Open: Story = {
  args: { longestDays: 90 },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
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
  play: async ({ canvasElement, args }) => {
    const open = within(canvasElement).getByRole('button');
    await userEvent.click(open);
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-15', to: '2026-11-21' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const ChosenByKeyboard: Story = {
  args: { value: { from: '2026-11-10', to: '2026-11-12' } },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('10'));
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-18' });
  },
};

export const MaximumRange: Story = {
  args: { longestDays: 7, value: { from: '2026-11-02', to: '2026-11-03' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
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
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-09' });
    await expect(canvas.getByText('This range covers 8 days. Choose 7 or fewer.')).toBeVisible();
  },
};
