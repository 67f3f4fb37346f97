import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { TimeField, TimeWindowField, type TimeWindowFieldProps } from './index.ts';

const still = () => undefined;

function Held(props: TimeWindowFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TimeWindowField
      {...props}
      value={value}
      onChange={(window) => {
        setValue(window);
        props.onChange?.(window);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/TimeWindowField',
  component: TimeWindowField,
  args: { label: 'Hours', value: { start: '05:00', end: '19:00' }, onChange: fn() },
  render: (args) => <Held {...args} />,
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
          onChange={still}
          help="Checked in the station’s local time."
        />
      </State>
      <State name="over midnight" width="column">
        <TimeWindowField
          label="Night shift"
          value={{ start: '22:00', end: '05:00' }}
          onChange={still}
        />
      </State>
      <State name="all day" width="column">
        <TimeWindowField
          label="Hours of the yard"
          value={{ start: '00:00', end: '24:00' }}
          onChange={still}
        />
      </State>
      <State name="empty" width="column">
        <TimeWindowField label="Hours, none" value={{ start: '', end: '' }} onChange={still} />
      </State>
      <State name="wrong" width="column">
        <TimeWindowField
          label="Hours, wrong"
          value={{ start: '05:00', end: '' }}
          onChange={still}
          error="Say when the window ends."
        />
      </State>
      <State name="read only" width="column">
        <TimeWindowField
          label="Hours of the profile"
          value={{ start: '05:00', end: '19:00' }}
          onChange={still}
          isReadOnly
        />
      </State>
      <State name="disabled" width="column">
        <TimeWindowField
          label="Hours, off"
          value={{ start: '05:00', end: '19:00' }}
          onChange={still}
          isDisabled
        />
      </State>
      <State name="one time" width="column">
        <TimeField label="Time" value="14:05" onChange={still} help="By the account’s clock, CT" />
      </State>
      <State name="long words" width="column">
        <TimeWindowField
          label="Hours in which the cards of the department work after the change of the profile"
          value={{ start: '22:00', end: '06:00' }}
          onChange={() => undefined}
          help="By the clock of the station at which the driver stands, not by the account’s."
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const TypedOverMidnight: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Hours' }));
    await userEvent.tab();
    await userEvent.keyboard('1000p');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '22:00', end: '19:00' });
    await expect(group.getByText('Until 7:00 PM on the next day.')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('500a');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '22:00', end: '05:00' });
  },
};
