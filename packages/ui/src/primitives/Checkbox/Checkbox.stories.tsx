import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { children: 'Email me every decline', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['error', 'disabled', 'long-text'],
  render: () => (
    <States>
      <State name="checkboxes" width="column">
        <Checkbox>Email me every decline</Checkbox>
        <Checkbox defaultSelected>Text me every decline</Checkbox>
        <Checkbox isIndeterminate>All 248 cards</Checkbox>
        <Checkbox isInvalid>I accept the terms</Checkbox>
        <Checkbox isDisabled>Not for your role</Checkbox>
        <Checkbox isDisabled defaultSelected>
          Always on
        </Checkbox>
        <Checkbox>
          Give this card its own limits, apart from the profile it shares with sixty other cards
        </Checkbox>
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: 'Email me every decline' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBeChecked();
  },
};
