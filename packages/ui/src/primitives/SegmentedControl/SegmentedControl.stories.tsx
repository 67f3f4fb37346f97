import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { useState } from 'react';
import { SegmentedControl } from './index.ts';

const views = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'deactivated', label: 'Deactivated' },
  { value: 'ordered', label: 'Ordered' },
] as const;
const still = () => undefined;

type View = (typeof views)[number]['value'];
interface HeldProps {
  readonly onChange: (view: View) => void;
}

function Held({ onChange }: HeldProps) {
  const [view, setView] = useState<View>('all');
  return (
    <SegmentedControl
      aria-label="Cards to show"
      options={views}
      value={view}
      onChange={(chosen) => {
        setView(chosen);
        onChange(chosen);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/SegmentedControl',
  component: Held,
  args: { onChange: fn() },
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['long-text'],
  render: () => (
    <States>
      <State name="segmented control" width="sheet">
        <SegmentedControl aria-label="Show" options={views} value="active" onChange={still} />
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
          onChange={still}
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('active');
    await expect(within(canvasElement).getByRole('radio', { name: 'Active' })).toBeChecked();
  },
};

export const OneAlwaysSelected: Story = {
  play: async ({ canvasElement, args }) => {
    const all = within(canvasElement).getByRole('radio', { name: 'All' });
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
