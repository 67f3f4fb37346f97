import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { DatePicker } from './index.ts';

const meta = {
  title: 'Primitives/DatePicker',
  component: DatePicker,
  args: { label: 'First day', defaultValue: '2026-11-21', onChange: fn() },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'error', 'read-only', 'disabled', 'long-text'],
  render: () => (
    <States>
      <State name="empty" width="column">
        <DatePicker label="First day" value="" optionalText="optional" />
      </State>
      <State name="chosen" width="column">
        <DatePicker
          label="Payment date"
          value="2026-11-21"
          help="Paid by the end of this day, CT."
        />
      </State>
      <State name="wrong" width="column">
        <DatePicker label="Date of birth" value="2026-11-21" error="This date is in the future." />
      </State>
      <State name="read only" width="column">
        <DatePicker label="Ordered on" value="2026-11-02" isReadOnly />
      </State>
      <State name="disabled" width="column">
        <DatePicker label="Last day" value="2026-11-30" isDisabled />
      </State>
      <State name="long words" width="column">
        <DatePicker
          label="First day when the new profile’s limits apply to every card in the department"
          value="2026-12-01"
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const Open: Story = {
  args: { min: '2026-11-05', max: '2026-12-20' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const month = await screen.findByRole('grid', { name: /November 2026/ });
    await waitFor(() => expect(month).toBeVisible());
    await expect(screen.getByLabelText('Wednesday, November 4, 2026')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const OpenDark: Story = { ...Open, parameters: { theme: 'dark' } };
export const OpenContrast: Story = { ...Open, parameters: { theme: 'contrast' } };

export const Typed: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus();
    await userEvent.keyboard('11302026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-30');
  },
};

export const PartDeleted: Story = {
  args: { defaultValue: '2026-11-05' },
  play: async ({ canvas, args }) => {
    const day = canvas.getByRole('spinbutton', { name: /^day/ });
    await userEvent.click(day);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(day).toHaveTextContent('dd');
    await expect(canvas.getByRole('spinbutton', { name: /year/ })).toHaveTextContent('2026');
    await userEvent.keyboard('5');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-05');
  },
};

export const YearTyped: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /year/ }));
    await userEvent.keyboard('202');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('7');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-11-21');
  },
};

export const OutOfBounds: Story = {
  args: { min: '2026-11-05' },
  play: async ({ canvas, args }) => {
    const day = canvas.getByRole('spinbutton', { name: /^day/ });
    await userEvent.click(day);
    await userEvent.keyboard('03');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByText('Choose Nov 5, 2026 or later')).toBeVisible();
    await expect(day).toHaveTextContent('03');
    await userEvent.click(day);
    await userEvent.keyboard('06');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-06');
    await expect(canvas.queryByText('Choose Nov 5, 2026 or later')).toBeNull();
  },
};

export const Unavailable: Story = {
  name: 'a typed day that is unavailable is refused, and not submitted',
  args: { name: 'first', isDayUnavailable: (day) => day === '2026-11-26' },
  render: (args) => (
    <form aria-label="Dates">
      <DatePicker {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const form = canvas.getByRole('form', { name: 'Dates' });
    await expect(form).toHaveFormValues({ first: '2026-11-21' });
    const day = canvas.getByRole('spinbutton', { name: /^day/ });
    await userEvent.click(day);
    await userEvent.keyboard('26');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(
      canvas.getByText('Nov 26, 2026 is not available. Choose another day.'),
    ).toBeVisible();
    await expect(day).toHaveTextContent('26');
    await expect(form).toHaveFormValues({ first: '' });
    await userEvent.click(day);
    await userEvent.keyboard('27');
    await expect(form).toHaveFormValues({ first: '2026-11-27' });
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const open = canvas.getByRole('button');
    open.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-28');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
};
