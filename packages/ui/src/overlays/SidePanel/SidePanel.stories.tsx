import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pause } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { CardNumber } from '../../primitives/CardNumber/index.ts';
import { KeyValueList } from '../../primitives/KeyValueList/index.ts';
import { Select } from '../../primitives/Select/index.ts';
import { Status } from '../../primitives/Status/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { SidePanel } from './index.ts';

interface CardPanelProps {
  readonly isOpen?: boolean;
  readonly hasUnsavedChanges?: boolean;
  readonly onNext: () => void;
  readonly onClosed: () => void;
}

function CardPanel(props: CardPanelProps) {
  const { isOpen: isOpenFirst = false, hasUnsavedChanges = false, onNext, onClosed } = props;
  const [isOpen, setOpen] = useState(isOpenFirst);
  const [profile, setProfile] = useState('tight');
  return (
    <>
      <Button onPress={() => setOpen(true)}>Card •••• 4821</Button>
      <SidePanel
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          onClosed();
        }}
        name="Card ending in 4821"
        title={
          <>
            Card <CardNumber last4="4821" look="text" />
          </>
        }
        status={<Status tone="good">Active</Status>}
        subtitle="R. Núñez · driver card · Long haul, department 00012"
        onPrevious={onNext}
        onNext={onNext}
        hasUnsavedChanges={hasUnsavedChanges}
        actions={
          <>
            <Button icon={<Pause size={16} strokeWidth={1.75} aria-hidden="true" />}>Hold</Button>
            <Button>Replace</Button>
          </>
        }
        dangerActions={<Button variant="danger">Block…</Button>}
      >
        <KeyValueList
          items={[
            { term: 'Profile', value: 'Linehaul tight' },
            { term: 'Today', value: '$243.28 of $600.00', isNumber: true },
            { term: 'This cycle', value: '$4,188.12 of $6,500.00', isNumber: true },
          ]}
        />
        <TextField label="Name on card" defaultValue="R NUNEZ" />
        <Select
          label="Card profile"
          value={profile}
          onChange={setProfile}
          options={[
            { value: 'tight', label: 'Linehaul tight' },
            { value: 'vans', label: 'Vans' },
          ]}
        />
      </SidePanel>
    </>
  );
}

const meta = {
  title: 'Overlays/SidePanel',
  component: CardPanel,
  args: { onNext: fn(), onClosed: fn() },
} satisfies Meta<typeof CardPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { isOpen: true } };
export const OpenDark: Story = { ...Open, parameters: { theme: 'dark' } };
export const OpenContrast: Story = { ...Open, parameters: { theme: 'contrast' } };

/** Transforms of an animation's keyframes, from start to end. */
const slideOf = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && effect.getKeyframes().map(({ transform }) => transform);

export const SlidesIn: Story = {
  name: '[UI-10] slides in from the edge of the page',
  play: async ({ canvas }) => {
    const slides = new Map<Animation, unknown>();
    // Observes the panel's insertion, because on a slow frame the animation may already be over.
    const watch = new MutationObserver(() => {
      const panel = document.querySelector('[role="dialog"]');
      for (const one of panel?.getAnimations() ?? []) slides.set(one, slideOf(one));
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Card •••• 4821' }));
    await screen.findByRole('dialog', { name: 'Card ending in 4821' });
    // Firefox serializes translateX as translate.
    const fromTheEdge: unknown = expect.stringMatching(/^translateX?\(100%\)$/);
    await waitFor(() => expect([...slides.values()]).toEqual([[fromTheEdge, 'none']]));
    watch.disconnect();
  },
};

export const FocusAndScrollLock: Story = {
  name: '[UI-11] locks the page, traps focus, and gives it back',
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Card •••• 4821' });
    await userEvent.click(trigger);
    const panel = await screen.findByRole('dialog', { name: 'Card ending in 4821' });
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    const buttons = within(panel).getAllByRole('button');
    await userEvent.tab({ shift: true });
    for (const _ of [...buttons, 'field', 'around']) {
      await userEvent.tab();
      await expect(panel.contains(document.activeElement)).toBe(true);
    }
    await userEvent.click(within(panel).getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClosed).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
};

export const ConfirmsUnsavedChanges: Story = {
  name: '[UI-20] unsaved changes ask first',
  args: { isOpen: true, hasUnsavedChanges: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Card ending in 4821' });
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Card ending in 4821' })).toBeVisible();
    await expect(args.onClosed).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Leave without saving' }));
    await expect(args.onClosed).toHaveBeenCalledTimes(1);
  },
};

export const ConfirmsBeforeNext: Story = {
  name: '[UI-20] unsaved changes ask before the next row, too',
  args: { isOpen: true, hasUnsavedChanges: true },
  play: async ({ args }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Card ending in 4821' }));
    const answer = async (way: string, button: string) => {
      await userEvent.click(panel.getByRole('button', { name: way }));
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: button }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await answer('Next', 'Keep editing');
    await expect(args.onNext).not.toHaveBeenCalled();
    await answer('Next', 'Leave without saving');
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    await answer('Previous', 'Leave without saving');
    await expect(args.onNext).toHaveBeenCalledTimes(2);
    await expect(args.onClosed).not.toHaveBeenCalled();
  },
};

export const ListInPanel: Story = {
  args: { isOpen: true },
  play: async ({ args }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Card ending in 4821' }));
    await userEvent.click(panel.getByRole('button', { name: /Card profile/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Vans' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    const field = panel.getByRole('button', { name: /Card profile/ });
    await expect(field).toHaveTextContent('Vans');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onClosed).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  tags: ['long-text'],
  render: () => (
    <SidePanel
      isOpen
      onClose={() => undefined}
      name="Card ending in 4821"
      title="Jean-Baptiste Wolfeschlegelsteinhausen-Bergerdorff’s card •••• 4821"
      subtitle="Refrigerated long haul, Pacific Northwest and British Columbia, unit 204"
      onPrevious={() => undefined}
      onNext={() => undefined}
      actions={
        <>
          <Button>Give it its own limits</Button>
          <Button>Reorder it</Button>
        </>
      }
      dangerActions={<Button variant="danger">Block it for good…</Button>}
    >
      <p>
        Supercalifragilistic-unit-204-refrigerated-trailer-Amarillo-Panhandle-Travel-Stop-lane-14
      </p>
    </SidePanel>
  ),
};
