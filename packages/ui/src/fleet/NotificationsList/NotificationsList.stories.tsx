import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Section } from '../../layout/Section/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { NotificationsList } from './index.ts';

const meta = {
  title: 'Fleet/NotificationsList',
  component: NotificationsList,
  args: {
    label: 'Needs your attention',
    empty: 'Nothing needs your attention.',
    onSettle: fn(() => Promise.resolve()),
    onUndo: fn(() => Promise.resolve()),
    items: [
      {
        id: '1',
        level: 'other',
        message: '3 card requests need your attention',
        detail: 'Oldest: J. Reyes',
      },
      {
        id: '2',
        level: 'alert',
        message: 'Six purchases in 70 minutes on card •••• 1187',
        detail: 'Fort Worth, TX. 9:58 AM CT',
        action: { label: 'Hold card', onAction: fn() },
      },
      { id: '3', level: null, message: 'Has no level' },
      { id: '4', level: 'alert', message: null },
    ],
  },
  render: (args) => (
    <Section title="Needs your attention">
      <NotificationsList {...args} />
    </Section>
  ),
} satisfies Meta<typeof NotificationsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[UI-12] [UI-13] [UI-14] [UI-15] alerts first, without items that lack a level or a message',
  play: async ({ canvas, args }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(2);
    await expect(items[0]).toHaveTextContent('Six purchases in 70 minutes');
    await userEvent.click(canvas.getByRole('button', { name: /^Resolve: Six purchases/ }));
    await expect(args.onSettle).toHaveBeenCalledWith('2', 'resolved');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Resolved: Six purchases');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledWith('2');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /^Ignore: 3 card requests/ }));
    await expect(args.onSettle).toHaveBeenLastCalledWith('1', 'ignored');
  },
};

const press = async (button: HTMLElement) => {
  button.focus();
  await userEvent.keyboard('{Enter}');
};

export const FocusWithUndo: Story = {
  name: 'the focus goes to Undo, and from there to the item that came back',
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: /^Resolve: Six purchases/ }));
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await press(canvas.getByRole('button', { name: /^Ignore: 3 card requests/ }));
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveFocus();
  },
};

export const FocusWithoutUndo: Story = {
  name: 'the focus goes to the next item, then to the list',
  render: ({ onUndo: _onUndo, ...args }) => (
    <Section title="Needs you">
      <NotificationsList {...args} />
    </Section>
  ),
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: /^Resolve: Six purchases/ }));
    await expect(canvas.getByRole('listitem')).toHaveFocus();
    await userEvent.tab();
    await press(canvas.getByRole('button', { name: /^Resolve: 3 card requests/ }));
    await expect(canvas.getByRole('status').parentElement).toHaveFocus();
  },
};

export const RestoresOnFailure: Story = {
  args: { onSettle: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Resolve: Six purchases/ }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
  },
};

export const ReopenedElsewhere: Story = {
  name: '[UI-13] an item that someone else reopened is back',
  render: function Followed(args) {
    const [items, setItems] = useState(args.items);
    return (
      <Section
        title="Needs your attention"
        action={<Button onPress={() => setItems(args.items)}>Refresh</Button>}
      >
        <NotificationsList
          {...args}
          items={items}
          onSettle={(settled) => {
            setItems((all) => all.filter(({ id }) => id !== settled));
            return Promise.resolve();
          }}
        />
      </Section>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Resolve: Six purchases/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const Empty: Story = { tags: ['empty'], args: { items: [] } };

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    items: [
      {
        id: '1',
        level: 'alert',
        message:
          'Twenty-seven purchases in 70 minutes on Maria-Fernanda Castellanos-Whitfield de la Vega’s card •••• 1187',
        detail:
          'Panhandle Travel Stop and Truck Wash, Interstate 40 exit 96, Amarillo, TX, 912 miles away',
      },
    ],
  },
};

export const FoldedOnPhone: Story = {
  name: '[UI-12] [UI-13] on a phone one line each, and the rest on a press',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { isFoldedOnPhone: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: /^Resolve: / })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Six purchases in 70 minutes/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Resolve: Six purchases/ }));
    await expect(args.onSettle).toHaveBeenCalledWith('2', 'resolved');
  },
};
