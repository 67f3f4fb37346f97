import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { GallonsField, MoneyField } from './index.ts';

const meta = {
  title: 'Primitives/MoneyField',
  component: MoneyField,
  args: { label: 'Dollars per day', onChange: fn() },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'error', 'read-only', 'disabled', 'long-text'],
  render: () => (
    <States>
      <State name="money" width="column">
        <MoneyField label="Dollars per day" defaultValue="450.00" help="was $600.00" />
      </State>
      <State name="gallons" width="column">
        <GallonsField
          label="Gallons per fill-up"
          defaultValue="18000"
          error="The tanks of this profile hold 100 to 150 gallons."
        />
      </State>

      <State name="empty" width="column">
        <MoneyField label="Dollars per week" optionalText="optional" />
      </State>
      <State name="read only" width="column">
        <MoneyField label="Dollars per day in the profile" defaultValue="600.00" isReadOnly />
      </State>
      <State name="disabled" width="column">
        <MoneyField label="Dollars per month" defaultValue="4,500.00" isDisabled />
      </State>
      <State name="long words" width="column">
        <MoneyField
          label="Most that a driver may spend at one site before the purchase needs approval"
          defaultValue="1,234,567.89"
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const KeepsWhatWasTyped: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Dollars per day' });
    await userEvent.type(field, '1,234.5');
    await expect(args.onChange).toHaveBeenLastCalledWith('1,234.5');
    await expect(field).toHaveAttribute('inputmode', 'decimal');
  },
};
