import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../Button/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { children: 'Export' },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const icon = <Download size={16} strokeWidth={1.75} aria-hidden="true" />;

export const OnFocus: Story = {
  render: () => <IconButton label="Export these rows" icon={icon} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(screen.getByRole('tooltip')).toHaveTextContent('Export these rows');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const LongText: Story = {
  tags: ['long-text'],
  render: () => (
    <IconButton
      label="Export every purchase that matches the filters, as a file for your accounting team"
      icon={icon}
    />
  ),
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
