import type { Meta, StoryObj } from '@storybook/react-vite';
import { Surface } from '../Surface/index.ts';
import { Stack } from './index.ts';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Surface>Available to spend</Surface>
        <Surface>Spent this cycle</Surface>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tight: Story = { args: { gap: 4 } };
