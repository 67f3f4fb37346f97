import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { DaysOfWeekField } from './index.ts';

const week = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

const meta = {
  title: 'Primitives/DaysOfWeekField',
  component: DaysOfWeekField,
  args: { label: 'Days', defaultValue: week, onChange: fn() },
} satisfies Meta<typeof DaysOfWeekField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['error', 'read-only', 'disabled', 'empty', 'long-text'],
  render: () => (
    <States>
      <State name="some days" width="sheet">
        <DaysOfWeekField label="Days" value={week} help="Checked in the site’s local time." />
      </State>
      <State name="from Sunday on" width="sheet">
        <DaysOfWeekField label="Delivery days" firstDay="sun" value={['sun']} />
      </State>
      <State name="wrong" width="sheet">
        <DaysOfWeekField label="Days for this card" value={[]} error="Choose at least one day." />
      </State>
      <State name="read only" width="sheet">
        <DaysOfWeekField label="Days in the profile" value={week} isReadOnly />
      </State>
      <State name="disabled" width="sheet">
        <DaysOfWeekField label="Days, disabled" value={week} isDisabled />
      </State>
      <State name="no days" width="sheet">
        <DaysOfWeekField label="Days, none" value={[]} />
      </State>
      <State name="long words" width="column">
        <DaysOfWeekField
          label="Days when cards in the department work after the profile change"
          value={week}
          help="In the time zone of the site where the driver is, not the account’s."
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Days' }));
    await userEvent.tab();
    await expect(group.getByRole('checkbox', { name: 'Monday' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['tue', 'wed', 'thu', 'fri']);
    await userEvent.click(group.getByText('Sun'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['sun', 'tue', 'wed', 'thu', 'fri']);
  },
};
