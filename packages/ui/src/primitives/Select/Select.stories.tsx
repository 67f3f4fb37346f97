import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { chooseFirst } from '../../stories/choose.ts';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { ComboBox } from '../ComboBox/index.ts';
import { Select, type SelectOption } from './index.ts';

const profiles: readonly SelectOption[] = [
  { value: 'tight', label: 'Linehaul tight', help: '$600.00 a day, 100 gal' },
  { value: 'regional', label: 'Regional', help: '$450.00 a day' },
  { value: 'vans', label: 'Vans', help: '$95.00 a day' },
  { value: 'retired', label: 'Retired', isDisabled: true },
];
const still = () => undefined;

interface HeldProps {
  readonly kind: 'select' | 'combo box';
  readonly onChange: (value: string) => void;
}

function Held({ kind, onChange }: HeldProps) {
  const [value, setValue] = useState('');
  const Field = kind === 'select' ? Select : ComboBox;
  return (
    <Field
      label="Limit profile"
      options={profiles}
      value={value}
      placeholder="Choose a profile"
      onChange={(chosen: string) => {
        setValue(chosen);
        onChange(chosen);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/Select and ComboBox',
  component: Held,
  args: { kind: 'select', onChange: fn() },
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <States>
      <State name="nothing chosen" width="column">
        <Select
          label="Limit profile"
          options={profiles}
          value=""
          onChange={still}
          placeholder="Choose a profile"
        />
      </State>
      <State name="chosen" width="column">
        <Select label="Limit profile" options={profiles} value="tight" onChange={still} />
      </State>
      <State name="wrong" width="column">
        <Select
          label="Limit profile"
          options={profiles}
          value=""
          onChange={still}
          placeholder="Choose a profile"
          error="Choose a limit profile."
        />
      </State>
      <State name="off" width="column">
        <Select label="Fleet" options={profiles} value="vans" onChange={still} isDisabled />
      </State>
      <State name="found by typing" width="column">
        <ComboBox
          label="Driver"
          options={profiles}
          value="regional"
          onChange={still}
          help="By name or driver ID"
        />
      </State>
      <State name="found by typing, wrong" width="column">
        <ComboBox
          label="Driver"
          options={profiles}
          value=""
          placeholder="Name or driver ID"
          onChange={still}
          error="Choose a driver."
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Limit profile/ }));
    await expect(await screen.findByRole('listbox')).toBeVisible();
    await expect(screen.getByRole('option', { name: /Retired/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Limit profile/ });
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

export const FoundByTyping: Story = {
  args: { kind: 'combo box' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Limit profile' });
    await userEvent.type(field, 'reg');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await chooseFirst();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('regional'));
    await waitFor(() => expect(field).toHaveValue('Regional'));
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    await expect(await screen.findByText('Nothing found')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};
