import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { holdTimers } from '../../stories/holdTimers.ts';
import { FilterBar, useTypedSearch, type FilterBarProps } from './index.ts';
import { PAUSE_MS } from './useTypedSearch.ts';

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
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Active' }));
    await expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Fleet: 3' }));
    await expect(args.onRemove).toHaveBeenCalledWith('fleet');
    await userEvent.type(canvas.getByRole('searchbox'), '4821');
    await expect(canvas.getByRole('searchbox')).toHaveValue('4821');
  },
};

const fleets = {
  id: 'fleet',
  label: 'Fleet',
  options: [
    { value: '3', label: 'Long haul' },
    { value: '4', label: 'Regional' },
  ],
};

function Removing() {
  const [fleet, setFleet] = useState<string | null>('3');
  const [filters, setFilters] = useState([
    { id: 'department', label: 'Department: 00012' },
    { id: 'state', label: 'State: TX' },
  ]);
  return (
    <FilterBar
      choices={[{ ...fleets, value: fleet }]}
      onChoose={(_id, value) => setFleet(value)}
      filters={filters}
      onRemove={(id) => setFilters(filters.filter((one) => one.id !== id))}
      onClear={() => {
        setFleet(null);
        setFilters([]);
      }}
    />
  );
}

export const RemovingByKeyboard: Story = {
  name: 'focuses the next filter after removing one, and the menu after the last',
  render: () => <Removing />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove Fleet: Long haul' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Department: 00012' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove State: TX' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
  },
};

export const ClearingByKeyboard: Story = {
  name: 'focuses the menu of filters after all are cleared',
  render: () => <Removing />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Clear all filters' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
  },
};

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    filters: [
      {
        id: 'department',
        label: 'Department: Refrigerated long haul, Pacific Northwest and British Columbia',
      },
      { id: 'status', label: 'Waiting for the fleet manager’s approval since Tuesday' },
      { id: 'state', label: 'TX' },
    ],
  },
};

/** A list with its search and open row in the URL. */
function SearchedList() {
  const [address, setAddress] = useState({ q: '', open: '' });
  const [typed, type] = useTypedSearch(address.q, (q) => setAddress({ ...address, q }));
  return (
    <>
      <FilterBar search={{ label: 'Card, driver, unit, VIN', value: typed, onChange: type }} />
      <button type="button" onClick={() => setAddress({ ...address, open: '7730' })}>
        Card •••• 7730
      </button>
      <button type="button" onClick={() => setAddress({ q: 'Haddad', open: '' })}>
        View: The Haddads
      </button>
      <code>{JSON.stringify(address)}</code>
    </>
  );
}

export const OpeningWhileTyping: Story = {
  render: () => <SearchedList />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '77');
    await userEvent.click(canvas.getByRole('button', { name: /7730/ }));
    await expect(canvas.getByText('{"q":"","open":"7730"}')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('{"q":"77","open":"7730"}')).toBeVisible());
  },
};

export const TypingOn: Story = {
  render: () => <SearchedList />,
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'R. ');
    await waitFor(() => expect(canvas.getByText('{"q":"R.","open":""}')).toBeVisible());
    // The URL has the trimmed text; the field keeps the space for the next word.
    await expect(search).toHaveValue('R. ');
    await userEvent.type(search, 'Núñez');
    await waitFor(() => expect(canvas.getByText('{"q":"R. Núñez","open":""}')).toBeVisible());
    // A value from elsewhere appears in the field, and text typed earlier does not override it.
    const { held, restore } = holdTimers((ms) => ms === PAUSE_MS);
    try {
      await userEvent.type(search, ' J');
      await userEvent.click(canvas.getByRole('button', { name: 'View: The Haddads' }));
      await expect(search).toHaveValue('Haddad');
      await expect(held.size).toBe(1);
      flushSync(() => held.forEach((end) => end()));
      await expect(canvas.getByText('{"q":"Haddad","open":""}')).toBeVisible();
    } finally {
      restore();
    }
  },
};
