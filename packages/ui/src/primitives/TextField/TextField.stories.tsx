import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { Link } from '../Link/index.ts';
import { TextField, type TextFieldProps } from './index.ts';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Driver ID', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'error', 'read-only', 'disabled', 'long-text'],
  render: () => (
    <States>
      <State name="empty, with a placeholder" width="column">
        <TextField label="Card, driver, unit, or VIN" placeholder="Type any of them" />
      </State>
      <State name="filled, with help" width="column">
        <TextField label="Driver ID" defaultValue="E2044" help="As your payroll lists the driver" />
      </State>
      <State name="optional" width="column">
        <TextField label="Vehicle name" optionalText="optional" />
      </State>
      <State name="wrong" width="column">
        <TextField
          label="VIN"
          look="code"
          defaultValue="1M8GDM9AXKP04278"
          help="17 characters"
          error="This VIN has 16 of 17 characters."
        />
      </State>
      <State name="off" width="column">
        <TextField label="Account" defaultValue="Acme Freight" isDisabled />
      </State>
      <State name="read only" width="column">
        <TextField label="Order number" defaultValue="10482" isReadOnly />
      </State>
      <State name="large, with a link in its label" width="column">
        <TextField
          label="Username"
          size="large"
          defaultValue="dmorales7"
          aside={<Link href="#forgot">Forgot username?</Link>}
        />
      </State>
      <State name="with an icon" width="column">
        <TextField
          label="Email"
          type="email"
          prefix={<Mail size={16} strokeWidth={1.75} aria-hidden="true" />}
          defaultValue="d.morales@acmefreight.example"
        />
      </State>
      <State name="a label that needs two lines" width="column">
        <TextField
          label="Department name, as embossed on the second line of every card"
          defaultValue="Long haul, refrigerated, Pacific Northwest and British Columbia"
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const NamedByLabel: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Driver ID' });
    await userEvent.click(canvas.getByText('Driver ID'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('E2');
    await expect(args.onChange).toHaveBeenLastCalledWith('E2');
  },
};

export const NamedOptional: Story = {
  args: { label: 'Employee ID', optionalText: 'optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Employee ID optional');
  },
};

function Changed(props: TextFieldProps) {
  const [value, setValue] = useState('');
  return (
    <TextField
      {...props}
      value={value}
      onChange={setValue}
      help={value === '' ? undefined : 'was from the profile'}
    />
  );
}

export const LaterHelp: Story = {
  name: 'is described by help that appears later',
  render: (args) => <Changed {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.type(field, '6');
    await expect(field).toHaveAccessibleDescription('was from the profile');
  },
};

export const ErrorReplacesHelp: Story = {
  args: { help: 'As your payroll lists the driver', error: 'Another driver has this ID.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Driver ID' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Another driver has this ID.');
    await expect(canvas.queryByText('As your payroll lists the driver')).toBeNull();
  },
};
