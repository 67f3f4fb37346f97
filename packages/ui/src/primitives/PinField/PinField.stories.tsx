import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { PinField } from './index.ts';

const meta = {
  title: 'Primitives/PinField',
  component: PinField,
  args: { label: 'PIN', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof PinField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'error', 'disabled', 'long-text'],
  render: () => (
    <States>
      <State name="empty" width="column">
        <PinField label="New PIN" value="" help="The driver types it at the pump." />
      </State>
      <State name="half" width="column">
        <PinField label="PIN" value="48" />
      </State>
      <State name="full" width="column">
        <PinField label="Driver’s PIN" value="4821" />
      </State>
      <State name="wrong" width="column">
        <PinField label="Confirm PIN" value="4822" error="The PINs do not match." />
      </State>
      <State name="disabled" width="column">
        <PinField label="PIN, disabled" value="4821" isDisabled />
      </State>
      <State name="long words" width="column">
        <PinField
          label="New card PIN, as the driver will type it at the pump"
          value="48"
          help="Not 1234, not four of the same digit, and not one of this card’s last four PINs."
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const HiddenUntilAsked: Story = {
  name: '[PID-10] four digits, hidden until asked for',
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('PIN');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('4a8-219');
    await expect(field).toHaveValue('4821');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('4821');
    await expect(canvas.queryByText('8')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByText('8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the PIN' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
