import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { TimeField, TimeWindowField } from './index.ts';

const meta = {
  title: 'Primitives/TimeWindowField',
  component: TimeWindowField,
  args: { label: 'Hours', defaultValue: { start: '05:00', end: '19:00' }, onChange: fn() },
} satisfies Meta<typeof TimeWindowField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'error', 'read-only', 'disabled', 'long-text'],
  render: () => (
    <States>
      <State name="within a day" width="column">
        <TimeWindowField
          label="Hours"
          value={{ start: '05:00', end: '19:00' }}
          help="Checked in the site’s local time."
        />
      </State>
      <State name="across midnight" width="column">
        <TimeWindowField label="Night shift" value={{ start: '22:00', end: '05:00' }} />
      </State>
      <State name="all day" width="column">
        <TimeWindowField label="Yard hours" value={{ start: '00:00', end: '24:00' }} />
      </State>
      <State name="empty" width="column">
        <TimeWindowField label="Hours, none" value={{ start: '', end: '' }} />
      </State>
      <State name="wrong" width="column">
        <TimeWindowField
          label="Hours, wrong"
          value={{ start: '05:00', end: '' }}
          error="Enter when the window ends."
        />
      </State>
      <State name="read only" width="column">
        <TimeWindowField
          label="Hours in the profile"
          value={{ start: '05:00', end: '19:00' }}
          isReadOnly
        />
      </State>
      <State name="disabled" width="column">
        <TimeWindowField
          label="Hours, disabled"
          value={{ start: '05:00', end: '19:00' }}
          isDisabled
        />
      </State>
      <State name="one time" width="column">
        <TimeField
          label="Time"
          value="14:05"
          onChange={() => undefined}
          help="By the account’s clock, CT"
        />
      </State>
      <State name="long words" width="column">
        <TimeWindowField
          label="Hours when cards in the department work after the profile change"
          value={{ start: '22:00', end: '06:00' }}
          help="In the time zone of the site where the driver is, not the account’s."
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const PartDeleted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '', end: '19:00' });
    await expect(canvas.getAllByRole('spinbutton', { name: /minute/ })[0]).toHaveTextContent('00');
    await userEvent.keyboard('5');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '05:00', end: '19:00' });
  },
};

export const OvernightTyped: Story = {
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Hours' }));
    await userEvent.tab();
    await userEvent.keyboard('1000p');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '22:00', end: '19:00' });
    await expect(group.getByText('Until 7:00 PM the next day.')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('500a');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '22:00', end: '05:00' });
  },
};
