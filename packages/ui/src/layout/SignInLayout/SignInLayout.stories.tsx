import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { Brand } from '../Brand/index.ts';
import { Stack } from '../Stack/index.ts';
import { SignInLayout } from './index.ts';

const meta = {
  title: 'Layout/SignInLayout',
  component: SignInLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Brand name="Forecourt" />,
    title: 'Sign in',
    subtitle: 'to manage your fleet’s cards',
    claim: 'Know why a purchase was declined before the driver calls.',
    claimText:
      'Every rule, what was used, what was requested, and how to fix it, all in one place.',
    foot: 'Demo: every code is in the outbox.',
    children: (
      <Stack>
        <TextField label="Username" size="large" />
        <Button variant="primary" size="large" isWide>
          Continue
        </Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof SignInLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WrongCode: Story = {
  tags: ['error'],
  args: {
    title: 'Enter your code',
    subtitle: 'We sent it to d•••@acmefreight.example.',
    children: (
      <Stack>
        <TextField label="Code" size="large" error="This code is wrong or has expired." />
        <Button variant="primary" size="large" isWide>
          Continue
        </Button>
      </Stack>
    ),
  },
};
export const LongText: Story = {
  tags: ['long-text'],
  args: {
    title: 'Choose how to confirm it is you',
    subtitle: 'to manage cards for Acme Freight Services of the Pacific Northwest',
    claim: 'Know why a purchase was declined before the driver at the pump calls you.',
  },
};
