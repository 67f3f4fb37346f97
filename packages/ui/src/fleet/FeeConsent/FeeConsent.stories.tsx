import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { FeeConsent } from './index.ts';

const meta = {
  title: 'Fleet/FeeConsent',
  component: FeeConsent,
  args: {
    name: 'Fund fees',
    figure: '$2.75',
    terms: '2.75% of $100.00. Charged once, to Visa •••• 4242, together with the funds.',
    agreement: 'I agree to pay this fee of $2.75',
    isAgreed: false,
    onChange: fn(),
  },
} satisfies Meta<typeof FeeConsent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsksOnce: Story = {
  render: function Asking(args) {
    const [isAgreed, setAgreed] = useState(args.isAgreed);
    return (
      <FeeConsent
        {...args}
        isAgreed={isAgreed}
        onChange={(is) => {
          setAgreed(is);
          args.onChange(is);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: args.agreement });
    await expect(box).not.toBeChecked();
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBeChecked();
  },
};
export const AllStates: Story = {
  render: (args) => (
    <Stack gap={16}>
      <FeeConsent {...args} />
      <FeeConsent {...args} isAgreed />
      <FeeConsent {...args} error="Agree to the fee first" />
      <FeeConsent {...args} isDisabled />
    </Stack>
  ),
  tags: ['error', 'disabled'],
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };
export const LongText: Story = {
  tags: ['long-text'],
  args: {
    terms:
      '2.75% of the amount added each time auto-reload adds funds because the balance is below $250.00. Charged to Visa •••• 4242 together with the funds. End it in one step under Fees and consents.',
    agreement:
      'I agree to pay a fund fee of up to $13.75 each time funds are added automatically, until I end it',
  },
};
