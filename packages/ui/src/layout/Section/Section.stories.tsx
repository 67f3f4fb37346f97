import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Cluster } from '../Cluster/index.ts';
import { Stack } from '../Stack/index.ts';
import { Surface } from '../Surface/index.ts';
import { Section } from './index.ts';

const meta = {
  title: 'Layout/Section',
  component: Section,
  args: {
    title: 'Needs you',
    hint: '3 open',
    action: <Link href="#/all">All notifications</Link>,
    children: 'What stands in this part of the page.',
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Needs you' })).toBeVisible();
  },
};
export const Plain: Story = { args: { look: 'plain' } };
export const LongTitle: Story = {
  args: {
    title: 'Purchases that were declined in the last seven days and need somebody to look at them',
  },
};
export const SurfacesStackedAndClustered: Story = {
  render: () => (
    <Stack gap={12}>
      <Surface>A surface: one border, one radius, no shadow.</Surface>
      <Surface tone="accent">What answers a question beside the facts.</Surface>
      <Surface tone="bad">What was stopped.</Surface>
      <Cluster>
        <Button>One</Button>
        <Button>Two</Button>
        <Button>Three</Button>
      </Cluster>
    </Stack>
  ),
};
