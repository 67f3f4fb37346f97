import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Surface } from './index.ts';

const meta = {
  title: 'Layout/Surface',
  component: Surface,
  args: { children: 'A surface' },
} satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ['error', 'long-text'],
  render: () => (
    <Stack gap={12}>
      <Surface>One border, one radius, no shadow.</Surface>
      <Surface tone="accent">An answer among the facts.</Surface>
      <Surface tone="bad">
        Declined at Panhandle Travel Stop in Amarillo, Texas: 71.3 of 100 gallons were used today
        and 62 more were asked for, 33.3 gallons over the profile’s daily limit.
      </Surface>
    </Stack>
  ),
};
