import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { TagGroup, type TagGroupProps, type TagItem } from './index.ts';

const items: readonly TagItem[] = [
  { id: 'TX', label: 'Texas' },
  { id: 'OK', label: 'Oklahoma' },
  { id: 'NM', label: 'New Mexico' },
];

function Held(props: TagGroupProps) {
  const [left, setLeft] = useState(props.items);
  return (
    <TagGroup
      {...props}
      items={left}
      onRemove={(ids) => {
        setLeft(left.filter(({ id }) => !ids.includes(id)));
        props.onRemove?.(ids);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/TagGroup',
  component: TagGroup,
  args: { label: 'States', items, onRemove: fn(), empty: 'Every state' },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TagGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'read-only', 'disabled', 'long-text'],
  render: ({ onRemove }) => (
    <States>
      <State name="removable" width="column">
        <TagGroup label="Allowed states" items={items} onRemove={onRemove} />
      </State>
      <State name="read only" width="column">
        <TagGroup label="States in the profile" items={items} />
      </State>
      <State name="empty" width="column">
        <TagGroup label="States" items={[]} empty="Every state and province" />
      </State>
      <State name="one disabled" width="column">
        <TagGroup
          label="Products"
          onRemove={onRemove}
          items={[
            { id: 'diesel', label: 'Diesel', isDisabled: true },
            { id: 'def', label: 'DEF' },
          ]}
        />
      </State>
      <State name="long words" width="column">
        <TagGroup
          label="Departments"
          onRemove={onRemove}
          items={[
            {
              id: 'long',
              label: 'Long haul, refrigerated, Pacific Northwest and British Columbia',
            },
            { id: 'short', label: 'Vans' },
          ]}
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const Removed: Story = {
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('grid', { name: 'States' }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith(['OK']);
    const texas = list.getByRole('row', { name: 'Texas' });
    await userEvent.click(within(texas).getByRole('button'));
    await waitFor(() => expect(list.queryByRole('row', { name: 'Texas' })).toBeNull());
    await expect(list.getByRole('row', { name: 'New Mexico' })).toBeVisible();
  },
};
