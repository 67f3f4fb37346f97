import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { Select, type SelectOption } from './index.ts';

const profiles: readonly SelectOption[] = [
  { value: 'tight', label: 'Linehaul tight', help: '$600.00 per day, 100 gal' },
  { value: 'regional', label: 'Regional', help: '$450.00 per day' },
  { value: 'vans', label: 'Vans', help: '$95.00 per day' },
  { value: 'retired', label: 'Retired', isDisabled: true },
];
const still = () => undefined;

interface HeldProps {
  readonly onChange: (value: string) => void;
}

function Held({ onChange }: HeldProps) {
  const [value, setValue] = useState('');
  return (
    <Select
      label="Card profile"
      options={profiles}
      value={value}
      placeholder="Choose a profile"
      onChange={(chosen) => {
        setValue(chosen);
        onChange(chosen);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/Select',
  component: Held,
  args: { onChange: fn() },
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'error', 'disabled', 'long-text'],
  render: () => (
    <States>
      <State name="none selected" width="column">
        <Select
          label="Card profile"
          options={profiles}
          value=""
          onChange={still}
          placeholder="Choose a profile"
        />
      </State>
      <State name="chosen" width="column">
        <Select label="Card profile" options={profiles} value="tight" onChange={still} />
      </State>
      <State name="wrong" width="column">
        <Select
          label="Card profile"
          options={profiles}
          value=""
          onChange={still}
          placeholder="Choose a profile"
          error="Choose a card profile."
        />
      </State>
      <State name="off" width="column">
        <Select label="Fleet" options={profiles} value="vans" onChange={still} isDisabled />
      </State>
      <State name="long words" width="column">
        <Select
          label="Card profile for cards ordered for drivers without a department"
          options={[
            {
              value: 'long',
              label: 'Refrigerated long haul, Pacific Northwest and British Columbia',
              help: 'Four thousand five hundred dollars per week and one hundred fifty gallons per fill-up',
            },
          ]}
          value="long"
          onChange={still}
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Card profile/ }));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await expect(screen.getByRole('option', { name: /Retired/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Card profile/ });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('regional');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('Regional');
  },
};
