import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { ExportMenu, type ExportMenuProps } from './index.ts';

const still = () => undefined;
const meta = {
  title: 'Primitives/ExportMenu',
  component: ExportMenu,
  args: { count: 1204, onExport: fn() },
} satisfies Meta<typeof ExportMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'loading', 'disabled'],
  render: () => (
    <States>
      <State name="ready">
        <ExportMenu onExport={still} count={1204} />
      </State>
      <State name="creating the file">
        <ExportMenu onExport={still} isPending />
      </State>
      <State name="nothing to export">
        <ExportMenu onExport={still} disabledReason="No purchases match these filters." />
      </State>
      <State name="compact">
        <ExportMenu onExport={still} size="compact" />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Export' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu', { name: 'Export as' });
    await waitFor(() => expect(screen.getByText('Export 1,204 rows')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onExport).toHaveBeenLastCalledWith('xlsx');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** An export that is still running when the story ends. */
function Creating(props: ExportMenuProps) {
  const [isPending, setPending] = useState(false);
  return (
    <ExportMenu
      {...props}
      isPending={isPending}
      onExport={(format) => {
        setPending(true);
        props.onExport(format);
      }}
    />
  );
}

export const CreatingByKeyboard: Story = {
  tags: ['loading'],
  render: (args) => <Creating {...args} />,
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Export' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await expect(args.onExport).toHaveBeenCalledWith('csv');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const NothingToExport: Story = {
  tags: ['disabled'],
  args: { disabledReason: 'No purchases match these filters.' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Export' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toHaveAccessibleDescription('No purchases match these filters.');
  },
};
