import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { DaysOfWeekField, type DaysOfWeekFieldProps } from './index.ts';

const still = () => undefined;
const week = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

function Held(props: DaysOfWeekFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DaysOfWeekField
      {...props}
      value={value}
      onChange={(days) => {
        setValue(days);
        props.onChange?.(days);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/DaysOfWeekField',
  component: DaysOfWeekField,
  args: { label: 'Days', value: week, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DaysOfWeekField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['error', 'read-only', 'disabled', 'empty', 'long-text'],
  render: () => (
    <States>
      <State name="some days" width="sheet">
        <DaysOfWeekField
          label="Days"
          value={week}
          onChange={still}
          help="Checked in the site’s local time."
        />
      </State>
      <State name="from Sunday on" width="sheet">
        <DaysOfWeekField label="Delivery days" firstDay="sun" value={['sun']} onChange={still} />
      </State>
      <State name="wrong" width="sheet">
        <DaysOfWeekField
          label="Days for this card"
          value={[]}
          onChange={still}
          error="Choose at least one day."
        />
      </State>
      <State name="read only" width="sheet">
        <DaysOfWeekField label="Days in the profile" value={week} onChange={still} isReadOnly />
      </State>
      <State name="disabled" width="sheet">
        <DaysOfWeekField label="Days, disabled" value={week} onChange={still} isDisabled />
      </State>
      <State name="no days" width="sheet">
        <DaysOfWeekField label="Days, none" value={[]} onChange={still} />
      </State>
      <State name="long words" width="column">
        <DaysOfWeekField
          label="Days when cards in the department work after the profile change"
          value={week}
          onChange={still}
          help="In the time zone of the site where the driver is, not the account’s."
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Days' }));
    await userEvent.tab();
    await expect(group.getByRole('checkbox', { name: 'Monday' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['tue', 'wed', 'thu', 'fri']);
    await userEvent.click(group.getByText('Sun'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['sun', 'tue', 'wed', 'thu', 'fri']);
  },
};
