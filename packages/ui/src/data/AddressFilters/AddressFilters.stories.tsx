import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Download } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Surface } from '../../layout/Surface/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { AddressFilters, type AddressFiltersProps } from './index.ts';

const FLEETS = ['Long haul', 'Regional', 'Service vans', 'Panhandle Produce Haulers of Amarillo'];

interface Args extends Omit<AddressFiltersProps, 'params'> {
  /** Initial query string of the URL. */
  readonly address: string;
}

function Demo({ address, onParams, ...args }: Args) {
  const [params, setParams] = useState(new URLSearchParams(address));
  return (
    <Surface padding="none">
      <AddressFilters
        {...args}
        params={params}
        onParams={(next, how) => {
          setParams(next);
          onParams(next, how);
        }}
      />
      <p style={{ padding: '0 16px' }}>
        <code style={{ overflowWrap: 'anywhere' }}>?{decodeURIComponent(`${params}`)}</code>
      </p>
    </Surface>
  );
}

/** The filters above a row that can be opened. */
function OpeningDemo({ address: at, onParams: _told, ...args }: Args) {
  const [params, setParams] = useState(new URLSearchParams(at));
  const open = new URLSearchParams([...params, ['open', '7730']]);
  return (
    <Surface padding="none">
      <AddressFilters {...args} params={params} onParams={setParams} />
      <Button onPress={() => setParams(open)}>Card •••• 7730</Button>
      <p style={{ padding: '0 16px' }}>
        <code>?{decodeURIComponent(`${params}`)}</code>
      </p>
    </Surface>
  );
}

const meta = {
  title: 'Data/AddressFilters',
  render: (args) => <Demo {...args} />,
  args: {
    address: '',
    onParams: fn(),
    status: {
      id: 'status',
      label: 'Status',
      options: [
        { value: 'all', label: 'All' },
        { value: 'active', label: 'Active' },
        { value: 'ordered', label: 'Ordered' },
      ],
    },
    search: { id: 'q', label: 'Card, driver, unit, VIN' },
    filters: [
      {
        id: 'fleet',
        label: 'Fleet',
        options: FLEETS.map((label, index) => ({ value: `${index + 1}`, label })),
      },
      {
        id: 'type',
        label: 'Type',
        options: [
          { value: 'driver', label: 'Driver cards' },
          { value: 'vehicle', label: 'Vehicle cards' },
        ],
      },
      {
        id: 'state',
        label: 'State',
        options: ['AL', 'AR', 'AZ', 'CA', 'CO', 'KS', 'LA', 'MO', 'NM', 'OK', 'TN', 'TX'].map(
          (label) => ({ value: label, label }),
        ),
      },
    ],
    resets: ['cursor'],
    actions: <Button icon={<Download size={16} aria-hidden="true" />}>Export</Button>,
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const address = (canvas: HTMLElement) => within(canvas).getByText(/^\?/).textContent;

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Active' }));
    await expect(address(canvasElement)).toBe('?status=active');
    await userEvent.type(canvas.getByRole('searchbox'), '48 ');
    await waitFor(() => expect(address(canvasElement)).toBe('?status=active&q=48'));
    await expect(args.onParams).toHaveBeenLastCalledWith(expect.anything(), 'replace');
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await expect(address(canvasElement)).toBe('?q=48');
  },
};

/** Searches the open menu; the chosen filter appears as a chip. */
export const Choosing: Story = {
  args: { address: 'cursor=abc' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a filter' }), 'reg');
    await expect(screen.getAllByRole('menuitem')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(address(canvasElement)).toBe('?fleet=2');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Fleet: Regional' }));
    await expect(address(canvasElement)).toBe('?');
  },
};

export const MultipleOn: Story = {
  tags: ['long-text'],
  args: { address: 'status=active&q=49&fleet=4&type=driver&state=TX' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fleet: Panhandle Produce Haulers of Amarillo')).toBeVisible();
  },
};

export const ClearingAll: Story = {
  args: { address: 'status=active&q=49&fleet=1&type=driver&state=TX&sort=-spent' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('49');
    await expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(address(canvasElement)).toBe('?status=active&sort=-spent');
  },
};

/** Also clears typed text that has not reached the URL yet. */
export const ClearingWhileTyping: Story = {
  args: { address: 'fleet=1&type=driver' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '48');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(address(canvasElement)).toBe('?');
  },
};

/** A row opened before typing pauses stays open; the cursor of the previous rows is removed. */
export const OpeningWhileTyping: Story = {
  args: { address: 'cursor=abc', resets: ['cursor', 'open'], actions: undefined },
  render: (args) => <OpeningDemo {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '77');
    await userEvent.click(canvas.getByRole('button', { name: 'Card •••• 7730' }));
    await waitFor(() => expect(address(canvasElement)).toBe('?open=7730&q=77'));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(address(canvasElement)).toBe('?'));
  },
};
