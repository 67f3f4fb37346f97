import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { SegmentedControl } from './index.ts';

const views = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'deactivated', label: 'Deactivated' },
  { value: 'ordered', label: 'Ordered' },
] as const;
const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  args: { 'aria-label': 'Cards to show', options: views, onChange: fn() },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['long-text'],
  render: () => (
    <States>
      <State name="segmented control" width="sheet">
        <SegmentedControl aria-label="Show" options={views} value="active" />
      </State>

      <State name="long words" width="column">
        <SegmentedControl
          aria-label="Long labels"
          options={[
            { value: 'a', label: 'Waiting for approval' },
            { value: 'b', label: 'Approved and delivered' },
            { value: 'c', label: 'Refused' },
          ]}
          value="a"
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('active');
    await expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked();
  },
};

export const OneAlwaysSelected: Story = {
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('radio', { name: 'All' });
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
