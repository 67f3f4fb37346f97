import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { ConfirmDelete } from '../ConfirmDelete/index.ts';
import { ConfirmDialog, UnsavedChangesDialog } from './index.ts';

interface AskingProps {
  readonly kind: 'confirm' | 'delete' | 'unsaved';
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
          irreversible="A blocked card cannot be reactivated; a new card has to be ordered."
          confirmLabel="Block card"
          cancelLabel="Cancel"
          alternative={{ label: 'Hold instead', onChoose: onAlternative }}
        >
          The card of R. Núñez stops working at once, at every station.
        </ConfirmDialog>
      )}
      {kind === 'delete' && (
        <ConfirmDelete
          isOpen={isOpen}
          onCancel={close}
          onConfirm={onConfirm}
          title="Delete 3 drivers?"
          confirmLabel="Delete 3 drivers"
        >
          J. Reyes, A. Haddad and S. Lindqvist lose their cards and prompts.
        </ConfirmDelete>
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
export const TypedDelete: Story = { args: { kind: 'delete', isOpen: true } };
export const UnsavedChanges: Story = { args: { kind: 'unsaved', isOpen: true } };

export const EscapeGivesTheFocusBack: Story = {
  play: async ({ canvasElement, args }) => {
    const ask = within(canvasElement).getByRole('button', { name: 'Ask' });
    await userEvent.click(ask);
    const dialog = await screen.findByRole('alertdialog', { name: 'Block card •••• 4821?' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(ask).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const TheGentlerWay: Story = {
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

/** [UI-23] */
export const OnlyTheWordDelete: Story = {
  args: { kind: 'delete', isOpen: true },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    const field = dialog.getByRole('textbox', { name: 'Type DELETE to confirm' });
    const confirm = dialog.getByRole('button', { name: 'Delete 3 drivers' });
    await userEvent.type(field, 'delete');
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(confirm).toHaveAccessibleDescription('Type DELETE to confirm');
    await userEvent.clear(field);
    await userEvent.type(field, 'DELETE');
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** [UI-19] */
export const LeavingAsksFirst: Story = {
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
