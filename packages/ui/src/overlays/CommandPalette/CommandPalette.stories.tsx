import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, Plus, Receipt, User } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { chooseFirst } from '../../stories/choose.ts';
import {
  CommandPalette,
  useCommandKey,
  type CommandGroup,
  type CommandPaletteProps,
} from './index.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const groups: readonly CommandGroup[] = [
  {
    id: 'cards',
    title: 'Cards',
    commands: [
      {
        id: 'card-4821',
        label: 'Card •••• 4821',
        help: 'R. Núñez, Long haul, active',
        icon: <CreditCard {...icon} />,
        href: '#card-4821',
      },
      {
        id: 'card-7730',
        label: 'Card •••• 7730',
        help: 'Unit 118, Long haul, on hold',
        icon: <CreditCard {...icon} />,
        href: '#card-7730',
      },
    ],
  },
  {
    id: 'people',
    title: 'Drivers',
    commands: [
      {
        id: 'd-118',
        label: 'R. Núñez',
        help: 'D-118',
        icon: <User {...icon} />,
        href: '#d-118',
      },
    ],
  },
  {
    id: 'actions',
    title: 'Actions',
    commands: [
      { id: 'order', label: 'Order cards', icon: <Plus {...icon} />, shortcut: 'O' },
      { id: 'statement', label: 'Download the last statement', icon: <Receipt {...icon} /> },
    ],
  },
];

function Held({ isOpen: isOpenFirst, ...props }: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  useCommandKey(() => setOpen(true));
  return (
    <>
      <Button onPress={() => setOpen(true)}>Find</Button>
      <CommandPalette
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  args: {
    isOpen: true,
    label: 'Find a card, driver, vehicle, or invoice',
    groups,
    onClose: fn(),
    onAction: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const OpenDark: Story = { parameters: { theme: 'dark' } };
export const OpenContrast: Story = { parameters: { theme: 'contrast' } };
export const Searching: Story = {
  tags: ['loading'],
  args: { groups: [], isSearching: true, onSearch: fn() },
};
export const Empty: Story = {
  tags: ['empty'],
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    const none = await screen.findByText('No results for “zzz”');
    await waitFor(() => expect(none).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    const find = canvas.getByRole('button', { name: 'Find' });
    find.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('searchbox', { name: args.label });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('order');
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
    await chooseFirst();
    await expect(args.onAction).toHaveBeenLastCalledWith('order');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(find).toHaveFocus());
  },
};

export const SearchMatchesDetails: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'unit 118');
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
    await expect(screen.getByRole('menuitem')).toHaveAttribute('href', '#card-7730');
  },
};

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    groups: [
      {
        id: 'long',
        title: 'Cards of drivers whose name or department matches',
        commands: [
          {
            id: 'one',
            label: 'Jean-Baptiste Wolfeschlegelsteinhausen-Bergerdorff’s card •••• 4821',
            help: 'Refrigerated long haul, Pacific Northwest and British Columbia',
          },
        ],
      },
    ],
  },
};
