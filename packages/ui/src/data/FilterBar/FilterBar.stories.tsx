import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FilterBar, type FilterBarProps } from './index.ts';

type Choice = 'all' | 'active' | 'ordered';

function Demo(args: FilterBarProps<Choice>) {
  const [value, setValue] = useState<Choice>('all');
  const [query, setQuery] = useState('');
  return (
    <FilterBar
      {...args}
      status={{
        label: 'Status',
        value,
        onChange: setValue,
        options: [
          { value: 'all', label: 'All' },
          { value: 'active', label: 'Active' },
          { value: 'ordered', label: 'Ordered' },
        ],
      }}
      search={{ label: 'Card, driver, unit, VIN', value: query, onChange: setQuery }}
    />
  );
}

const meta = {
  title: 'Data/FilterBar',
  render: (args) => <Demo {...args} />,
  args: {
    filters: [
      { id: 'fleet', label: 'Fleet: 3' },
      { id: 'department', label: 'Department: 00012' },
    ],
    onRemove: fn(),
  },
} satisfies Meta<FilterBarProps<Choice>>;

export default meta;
type Story = StoryObj<FilterBarProps<Choice>>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement);
    await userEvent.click(bar.getByRole('radio', { name: 'Active' }));
    await expect(bar.getByRole('radio', { name: 'Active' })).toBeChecked();
    await userEvent.click(bar.getByRole('button', { name: 'Remove Fleet: 3' }));
    await expect(args.onRemove).toHaveBeenCalledWith('fleet');
    await userEvent.type(bar.getByRole('searchbox'), '4821');
    await expect(bar.getByRole('searchbox')).toHaveValue('4821');
  },
};

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    filters: [
      {
        id: 'department',
        label: 'Department: Refrigerated long haul, Pacific North-West and British Columbia',
      },
      { id: 'status', label: 'Waiting for the approval of the fleet manager since Tuesday' },
      { id: 'state', label: 'TX' },
    ],
  },
};
