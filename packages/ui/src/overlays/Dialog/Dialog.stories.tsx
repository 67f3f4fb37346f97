import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { Menu } from '../../primitives/Menu/index.ts';
import { ConfirmDialog, UnsavedChangesDialog } from './index.ts';

interface AskingProps {
  readonly kind: 'confirm' | 'unsaved';
  readonly isOpen?: boolean;
  readonly onConfirm: () => void;
  readonly onAlternative: () => void;
}

function Asking({ kind, isOpen: isOpenFirst = false, onConfirm, onAlternative }: AskingProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ask</Button>
      {kind === 'confirm' && (
        <ConfirmDialog
          isOpen={isOpen}
          onCancel={close}
          onConfirm={onConfirm}
          title="Block card •••• 4821?"
          irreversible="You cannot reactivate a blocked card; you have to order a new one."
          confirmLabel="Block card"
          cancelLabel="Cancel"
          alternative={{ label: 'Hold instead', onChoose: onAlternative }}
        >
          R. Núñez’s card stops working immediately, at every site.
        </ConfirmDialog>
      )}
      {kind === 'unsaved' && (
        <UnsavedChangesDialog isOpen={isOpen} onStay={close} onLeave={onConfirm} />
      )}
    </>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  component: Asking,
  args: { kind: 'confirm', onConfirm: fn(), onAlternative: fn() },
} satisfies Meta<typeof Asking>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Irreversible: Story = { args: { isOpen: true } };
export const IrreversibleDark: Story = { ...Irreversible, parameters: { theme: 'dark' } };
export const IrreversibleContrast: Story = { ...Irreversible, parameters: { theme: 'contrast' } };
export const UnsavedChanges: Story = { args: { kind: 'unsaved', isOpen: true } };

export const EscapeRestoresFocus: Story = {
  play: async ({ canvas, args }) => {
    const ask = canvas.getByRole('button', { name: 'Ask' });
    await userEvent.click(ask);
    const dialog = await screen.findByRole('alertdialog', { name: 'Block card •••• 4821?' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await expect(dialog).toHaveAccessibleDescription(
      'R. Núñez’s card stops working immediately, at every site. You cannot reactivate a blocked card; you have to order a new one.',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(ask).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

const blocks = [{ id: 'danger', entries: [{ id: 'block', label: 'Block…' }] }];

/** A dialog that an entry of a menu opens, and with `isGone` removes the menu's button. */
function AskingFromMenu({ isGone = false }: { readonly isGone?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  return (
    <main tabIndex={-1}>
      {!isBlocked && (
        <Menu
          aria-label="Actions"
          trigger={<Button>Actions</Button>}
          groups={blocks}
          onAction={() => setOpen(true)}
        />
      )}
      <UnsavedChangesDialog
        isOpen={isOpen}
        onStay={() => setOpen(false)}
        onLeave={() => {
          setOpen(false);
          setBlocked(isGone);
        }}
      />
    </main>
  );
}

export const FromMenu: Story = {
  name: 'returns focus to the button of the menu that opened it',
  render: () => <AskingFromMenu />,
  play: async ({ canvas }) => {
    const actions = canvas.getByRole('button', { name: 'Actions' });
    actions.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(actions).toHaveFocus());
  },
};

export const OpenerGone: Story = {
  name: 'focuses the content of the page if its opener is gone',
  render: () => <AskingFromMenu isGone />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const HoldOffered: Story = {
  args: { isOpen: true },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Hold instead' }));
    await expect(args.onAlternative).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Block card' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** Confirms before leaving with unsaved changes. [UI-19] */
export const ConfirmsLeaving: Story = {
  args: { kind: 'unsaved', isOpen: true },
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Leave without saving?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Leave without saving' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const LongText: Story = {
  tags: ['long-text', 'disabled'],
  render: () => (
    <ConfirmDialog
      isOpen
      onCancel={() => undefined}
      onConfirm={() => undefined}
      title="Block the 408 cards in the departments Refrigerated long haul and Pacific Northwest?"
      irreversible="You cannot reactivate a blocked card. You would have to order a new card for each driver."
      confirmLabel="Block 408 cards in two departments"
      cancelLabel="Keep all cards as they are"
      blockedReason="Choose a reason."
    >
      The cards stop working immediately, at every site, even for drivers waiting at a pump.
    </ConfirmDialog>
  ),
};
export const Pending: Story = {
  tags: ['loading'],
  render: () => (
    <ConfirmDialog
      isOpen
      onCancel={() => undefined}
      onConfirm={() => undefined}
      title="Block card •••• 4821?"
      confirmLabel="Block card"
      cancelLabel="Cancel"
      isPending
    >
      R. Núñez’s card stops working immediately, at every site.
    </ConfirmDialog>
  ),
};
