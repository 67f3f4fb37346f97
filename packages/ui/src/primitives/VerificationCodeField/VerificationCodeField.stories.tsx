import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { VerificationCodeField } from './index.ts';

const meta = {
  title: 'Primitives/VerificationCodeField',
  component: VerificationCodeField,
  args: { label: 'Code', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof VerificationCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'error', 'disabled', 'long-text'],
  render: () => (
    <States>
      <State name="empty" width="sheet">
        <VerificationCodeField label="Code one" value="" />
      </State>
      <State name="half" width="sheet">
        <VerificationCodeField
          label="Code two"
          value="482"
          help="Sent to d•••@acmefreight.example"
        />
      </State>
      <State name="full" width="sheet">
        <VerificationCodeField label="Code three" value="482105" />
      </State>
      <State name="wrong" width="sheet">
        <VerificationCodeField
          label="Code four"
          value="482109"
          error="This is not the code we sent. Check it or request a new one."
        />
      </State>
      <State name="off" width="sheet">
        <VerificationCodeField label="Code five" value="482105" isDisabled />
      </State>
      <State name="four digits" width="sheet">
        <VerificationCodeField label="PIN" value="48" digits={4} />
      </State>
      <State name="long words" width="sheet">
        <VerificationCodeField
          label="Code we sent to the phone number in your profile"
          value=""
          help="It may take a minute. Check your other messages before you request another one."
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };

export const PastedWithSpaces: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(field);
    await userEvent.paste(' 482 105 ');
    await expect(field).toHaveValue('482105');
    await expect(args.onComplete).toHaveBeenCalledWith('482105');
  },
};

export const TypedDigitByDigit: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(field, '48a2-10');
    await expect(field).toHaveValue('48210');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(field, '59');
    await expect(field).toHaveValue('482105');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
  },
};
