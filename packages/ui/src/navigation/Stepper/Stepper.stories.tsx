import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stepper } from './index.ts';

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: {
    label: 'Import steps',
    steps: [
      { id: 'file', name: 'File' },
      { id: 'columns', name: 'Columns' },
      { id: 'check', name: 'Check' },
      { id: 'confirm', name: 'Confirm' },
    ],
    currentId: 'check',
    onGoTo: fn(),
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [, , current] = canvas.getAllByRole('listitem');
    await expect(current).toHaveAttribute('aria-current', 'step');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGoTo).toHaveBeenCalledWith('columns');
    // Future steps cannot be jumped to.
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};
export const First: Story = { args: { currentId: 'file' } };
export const Last: Story = { args: { currentId: 'confirm' } };

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    steps: [
      { id: 'file', name: 'Choose the order file' },
      { id: 'columns', name: 'Match the columns' },
      { id: 'check', name: 'Review the rows that need your attention' },
      { id: 'confirm', name: 'Confirm and order' },
    ],
  },
};
