import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { PasswordField } from './index.ts';

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  args: { label: 'Password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'error', 'disabled', 'long-text'],
  render: () => (
    <States>
      <State name="empty" width="column">
        <PasswordField label="Password" />
      </State>
      <State name="filled, large" width="column">
        <PasswordField label="Password" size="large" defaultValue="twelve dots!" />
      </State>
      <State name="wrong" width="column">
        <PasswordField label="Password" error="Enter your password." />
      </State>
      <State name="off" width="column">
        <PasswordField label="Password" defaultValue="twelve dots!" isDisabled />
      </State>
      <State name="long words" width="column">
        <PasswordField
          label="Password for your provider account, as it was before the name change"
          defaultValue="a passphrase of five words"
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };

export const ShowAndHide: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'pump7');
    await expect(field).toHaveAttribute('type', 'password');
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('pump7');
  },
};
