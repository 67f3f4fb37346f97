import type { Meta, StoryObj } from '@storybook/react-vite';
import { State, States } from '../../stories/States.tsx';
import { PasswordField } from '../PasswordField/index.ts';
import { PasswordChecklist } from './index.ts';

const meta = {
  title: 'Primitives/PasswordChecklist',
  component: PasswordChecklist,
  args: { 'aria-label': 'Password rules', rules: [{ text: 'A number', isMet: true }] },
} satisfies Meta<typeof PasswordChecklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'long-text'],
  render: () => (
    <States>
      <State name="a new one, with its rules" width="column">
        <PasswordField label="New password" autoComplete="new-password" defaultValue="Pump7" />
        <PasswordChecklist
          aria-label="Password rules"
          rules={[
            { text: 'At least 8 characters', isMet: false },
            { text: 'A capital letter', isMet: true },
            { text: 'A number', isMet: true },
          ]}
        />
      </State>

      <State name="nothing typed yet" width="column">
        <PasswordChecklist
          aria-label="Rules, none met"
          rules={[
            { text: 'At least 8 characters', isMet: false },
            { text: 'A number', isMet: false },
          ]}
        />
      </State>
      <State name="long words" width="column">
        <PasswordChecklist
          aria-label="Long rules"
          rules={[
            {
              text: 'Not one of your last twenty-four passwords, and not one that differs from them by a single character',
              isMet: true,
            },
          ]}
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };
