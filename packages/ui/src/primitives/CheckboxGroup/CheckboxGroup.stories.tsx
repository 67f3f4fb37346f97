import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { CheckboxGroup, type CheckboxGroupOption } from './index.ts';

const products: readonly CheckboxGroupOption[] = [
  { value: 'diesel', label: 'Diesel' },
  { value: 'def', label: 'DEF', help: 'Cannot be told apart from diesel at mixed pumps' },
  { value: 'reefer', label: 'Reefer fuel' },
  { value: 'cash', label: 'Cash', isDisabled: true },
];
const meta = {
  title: 'Primitives/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Products', options: products, defaultValue: ['diesel'], onChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['error', 'read-only', 'disabled', 'long-text'],
  render: () => (
    <States>
      <State name="some checked" width="column">
        <CheckboxGroup label="Products" options={products} value={['diesel', 'def']} />
      </State>
      <State name="with a checkbox for all" width="column">
        <CheckboxGroup
          label="Allowed products"
          allLabel="All products"
          options={products}
          value={['diesel']}
          help="Takes effect immediately."
        />
      </State>
      <State name="wrong" width="column">
        <CheckboxGroup
          label="Products for this card"
          options={products}
          value={[]}
          error="Choose at least one product."
        />
      </State>
      <State name="read only" width="column">
        <CheckboxGroup
          label="Products in the profile"
          options={products}
          value={['diesel']}
          isReadOnly
        />
      </State>
      <State name="disabled" width="column">
        <CheckboxGroup
          label="Products, disabled"
          options={products}
          value={['diesel']}
          isDisabled
        />
      </State>
      <State name="side by side" width="sheet">
        <CheckboxGroup
          label="What should the report include?"
          look="columns"
          options={['Date', 'Card', 'Driver', 'Vehicle', 'Merchant', 'Gallons', 'Amount'].map(
            (label) => ({ value: label, label }),
          )}
          value={['Date', 'Card', 'Amount']}
        />
      </State>
      <State name="long words" width="column">
        <CheckboxGroup
          label="Products that drivers in the department may buy after the change"
          options={[
            {
              value: 'def',
              label: 'Diesel exhaust fluid from the pump next to the diesel',
              help: 'Cannot be told apart from diesel at sites that sell both under one authorization',
            },
          ]}
          value={['def']}
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Products' }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(group.getByRole('checkbox', { name: /DEF/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['diesel', 'def']);
  },
};

export const AllAtOnce: Story = {
  args: { allLabel: 'All products', defaultValue: ['cash'] },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: 'All products' });
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['diesel', 'def', 'reefer', 'cash']);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['cash']);
  },
};
