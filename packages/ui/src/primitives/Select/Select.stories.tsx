import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { Select, type SelectOption } from './index.ts';

const profiles: readonly SelectOption[] = [
  { value: 'tight', label: 'Linehaul tight', help: '$600.00 per day, 100 gal' },
  { value: 'regional', label: 'Regional', help: '$450.00 per day' },
  { value: 'vans', label: 'Vans', help: '$95.00 per day' },
  { value: 'retired', label: 'Retired', isDisabled: true },
];
const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: {
    label: 'Card profile',
    options: profiles,
    placeholder: 'Choose a profile',
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'error', 'disabled', 'long-text'],
  render: () => (
    <States>
      <State name="none selected" width="column">
        <Select label="Card profile" options={profiles} value="" placeholder="Choose a profile" />
      </State>
      <State name="chosen" width="column">
        <Select label="Card profile" options={profiles} value="tight" />
      </State>
      <State name="wrong" width="column">
        <Select
          label="Card profile"
          options={profiles}
          value=""
          placeholder="Choose a profile"
          error="Choose a card profile."
        />
      </State>
      <State name="off" width="column">
        <Select label="Fleet" options={profiles} value="vans" isDisabled />
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
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Card profile/ }));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await expect(screen.getByRole('option', { name: /Retired/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: /Card profile/ });
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
