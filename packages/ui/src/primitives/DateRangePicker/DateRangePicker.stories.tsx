import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
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
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-09' });
    await expect(canvas.getByText('This range covers 8 days. Choose 7 or fewer.')).toBeVisible();
  },
};
