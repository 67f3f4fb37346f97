import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { PasswordChecklist } from '../PasswordChecklist/index.ts';
import { PasswordField } from './index.ts';

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  args: { label: 'Password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
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
      <State name="a new one, with its rules" width="column">
        <PasswordField label="New password" autoComplete="new-password" defaultValue="Pump7" />
        <PasswordChecklist
          aria-label="Rules of the password"
          rules={[
            { text: 'At least 8 characters', isMet: false },
            { text: 'A capital letter', isMet: true },
            { text: 'A number', isMet: true },
          ]}
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };

export const ShowAndHide: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
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
