import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { PasswordField } from '../../primitives/PasswordField/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { Brand } from '../Brand/index.ts';
import { Divider } from '../Divider/index.ts';
import { SignInLayout } from '../SignInLayout/index.ts';
import { Stack } from '../Stack/index.ts';

function SignIn() {
  const [name, setName] = useState('dmorales7');
  const [password, setPassword] = useState('');
  return (
    <SignInLayout
      brand={<Brand name="Forecourt" />}
      title="Sign in"
      subtitle="to manage your fleet’s cards"
      claim="Know why a purchase was declined before the driver calls."
      claimText="Every rule, what was used, what was requested, and how to fix it, all in one place."
    >
      <form onSubmit={(event) => event.preventDefault()}>
        <Stack gap={20}>
          <TextField
            label="Username"
            name="username"
            autoComplete="username"
            size="large"
            value={name}
            onChange={setName}
          />
          <PasswordField
            label="Password"
            name="password"
            size="large"
            aside={<Link href="#/forgot">Forgot password?</Link>}
            value={password}
            onChange={setPassword}
          />
          <Button type="submit" variant="primary" size="large" isWide>
            Sign in
          </Button>
          <span>
            <Link href="#/forgot-name">Forgot username?</Link> ·{' '}
            <Link href="#/register">Register</Link> · <Link href="#/help">Help</Link>
          </span>
          <Divider />
          <Button size="large" isWide>
            Use your company’s sign-in
          </Button>
        </Stack>
      </form>
    </SignInLayout>
  );
}

const meta = {
  title: 'Patterns/Sign in',
  tags: ['!autodocs'],
  component: SignIn,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  },
};
export const Dark: Story = { parameters: { theme: 'dark' } };
