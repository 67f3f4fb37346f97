import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { chooseFirst } from '../../stories/choose.ts';
import { Dialog } from '../../overlays/Dialog/index.ts';
import { State, States } from '../../stories/States.tsx';
import { MultiSelect, type MultiSelectOption, type MultiSelectProps } from './index.ts';

const departments: readonly MultiSelectOption[] = [
  { value: 'long', label: 'Long haul', help: '112 cards' },
  { value: 'regional', label: 'Regional', help: '84 cards' },
  { value: 'vans', label: 'Service vans', help: '31 cards' },
  { value: 'yard', label: 'Yard' },
  { value: 'office', label: 'Office' },
  { value: 'closed', label: 'Closed depot', isDisabled: true },
];
const meta = {
  title: 'Primitives/MultiSelect',
  component: MultiSelect,
  args: {
    label: 'Departments',
    options: departments,
    placeholder: 'All departments',
    onChange: fn(),
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'error', 'disabled', 'long-text'],
  render: () => (
    <States>
      <State name="none selected" width="column">
        <MultiSelect
          label="Departments"
          options={departments}
          value={[]}
          placeholder="All departments"
        />
      </State>
      <State name="a few" width="column">
        <MultiSelect label="Departments, two" options={departments} value={['long', 'vans']} />
      </State>
      <State name="many" width="column">
        <MultiSelect
          label="Departments, four"
          options={departments}
          value={['long', 'regional', 'vans', 'yard']}
          help="Their cards are in the report."
        />
      </State>
      <State name="with tags" width="column">
        <MultiSelect
          label="Departments with tags"
          hasTags
          options={departments}
          value={['long', 'regional', 'vans']}
        />
      </State>
      <State name="wrong" width="column">
        <MultiSelect
          label="Departments, wrong"
          options={departments}
          value={[]}
          error="Choose at least one department."
        />
      </State>
      <State name="disabled" width="column">
        <MultiSelect
          label="Departments, disabled"
          options={departments}
          value={['long']}
          hasTags
          isDisabled
        />
      </State>
      <State name="long words" width="column">
        <MultiSelect
          label="Departments whose drivers may use this card until the end of the year"
          options={[
            {
              value: 'long',
              label: 'Refrigerated long haul, Pacific Northwest and British Columbia',
            },
          ]}
          value={['long']}
          hasTags
        />
      </State>
    </States>
  ),
};
export const RemovingLastTag: Story = {
  name: 'focuses its button when the last tag is removed',
  args: { hasTags: true, defaultValue: ['long', 'vans'] },
  play: async ({ canvas, args }) => {
    canvas.getByRole('row', { name: 'Service vans' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['long']);
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Long haul' })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(canvas.queryByRole('row')).toBeNull());
    await expect(canvas.getByRole('button', { name: /Departments$/ })).toHaveFocus();
  },
};

export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const Open: Story = {
  args: { defaultValue: ['long', 'vans'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Departments/ }));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list).toBeVisible());
    await expect(screen.getByText('2 selected')).toBeVisible();
  },
};
export const OpenDark: Story = { ...Open, parameters: { theme: 'dark' } };

export const SearchAndSelectByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: /Departments/ });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('searchbox', { name: 'Search' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('reg');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await chooseFirst();
    await expect(args.onChange).toHaveBeenLastCalledWith(['regional']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const RemovingTags: Story = {
  args: { hasTags: true, defaultValue: ['long', 'vans'] },
  play: async ({ canvas, args }) => {
    const tag = canvas.getByRole('row', { name: 'Long haul' });
    await userEvent.click(within(tag).getByRole('button'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['vans']);
  },
};

export const KeepsWhatIsNotOffered: Story = {
  args: { hasTags: true, defaultValue: ['long', 'sold'] },
  play: async ({ canvas, args }) => {
    const tag = canvas.getByRole('row', { name: 'Long haul' });
    await userEvent.click(within(tag).getByRole('button'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['sold']);
  },
};

function MovingCards(props: MultiSelectProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="Move cards"
      actions={<Button onPress={close}>Cancel</Button>}
    >
      <MultiSelect {...props} />
    </Dialog>
  );
}

/** Escape clears the search, then closes the list; the surrounding dialog stays open. */
export const InDialog: Story = {
  render: (args) => <MovingCards {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Move cards' });
    const trigger = within(dialog).getByRole('button', { name: /Departments/ });
    await userEvent.click(trigger);
    const search = await screen.findByRole('searchbox', { name: 'Search' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('zzz');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    if (screen.queryByRole('searchbox')) await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Move cards' })).toBeVisible();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
