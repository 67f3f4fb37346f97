import type { Meta, StoryObj } from '@storybook/react-vite';
import { Surface } from '../Surface/index.ts';
import { Columns, FirstInColumn } from './index.ts';

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  args: {
    lead: <Surface>Figures across both columns.</Surface>,
    children: <Surface>Spend by category, in the wide column.</Surface>,
    aside: <Surface>What needs you, in the narrow column.</Surface>,
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NarrowFirst: Story = {
  args: {
    aside: (
      <FirstInColumn>
        <Surface tone="accent">Three declines need your attention.</Surface>
      </FirstInColumn>
    ),
  },
};
export const LongText: Story = {
  tags: ['long-text'],
  args: {
    aside: (
      <Surface>
        Supercalifragilistic-unit-204-refrigerated-trailer-Amarillo-Panhandle-Travel-Stop-lane-14
      </Surface>
    ),
  },
};
