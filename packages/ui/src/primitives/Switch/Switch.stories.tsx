import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { Switch } from './index.ts';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: {
    children: 'Fraud Protector',
    help: '$4.00 per card per cycle, starting today',
    onChange: fn(),
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['error', 'read-only', 'disabled', 'long-text'],
  render: () => (
    <States>
      <State name="off" width="column">
        <Switch>Email me every decline</Switch>
      </State>
      <State name="on" width="column">
        <Switch defaultSelected help="To d.morales@acmefreight.example">
          Email me every decline
        </Switch>
      </State>
      <State name="wrong" width="column">
        <Switch defaultSelected error="Text messages need a verified phone number.">
          Text me every decline
        </Switch>
      </State>
      <State name="read only" width="column">
        <Switch defaultSelected isReadOnly help="Only an administrator can change this.">
          Fraud Protector
        </Switch>
      </State>
      <State name="disabled" width="column">
        <Switch isDisabled>Not for your role</Switch>
        <Switch isDisabled defaultSelected>
          Always on
        </Switch>
      </State>
      <State name="long words" width="column">
        <Switch help="The site’s time zone counts, wherever the fleet’s office is.">
          Decline purchases outside the hours of the card’s profile
        </Switch>
      </State>
      <State name="without words next to it">
        <Switch aria-label="Notify me" defaultSelected />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('switch', { name: 'Fraud Protector' });
    await expect(field).toHaveAccessibleDescription('$4.00 per card per cycle, starting today');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const ReadOnlyStays: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('switch', { name: 'Fraud Protector' });
    await userEvent.click(canvas.getByText('Fraud Protector'));
    await expect(field).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
