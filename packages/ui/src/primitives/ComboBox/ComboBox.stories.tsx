import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { chooseFirst } from '../../stories/choose.ts';
import { State, States } from '../../stories/States.tsx';
import type { SelectOption } from '../Select/index.ts';
import { EntityForm, useFormField } from '../../fleet/form/index.ts';
import { Dialog } from '../../overlays/Dialog/index.ts';
import { Button } from '../Button/index.ts';
import { ComboBox, MultiComboBox } from './index.ts';
import { frames } from '../../stories/frames.ts';

/** Also found by text that the option does not show: the driver's unit. */
const drivers: readonly (SelectOption & { readonly unit: string })[] = [
  { value: 'D-118', label: 'R. Núñez', help: 'D-118, Long haul', unit: 'unit 204' },
  { value: 'D-204', label: 'A. Haddad', help: 'D-204, Regional', unit: 'unit 118' },
  { value: 'D-377', label: 'S. Lindqvist', help: 'D-377, Service vans', unit: 'unit 31' },
];
const still = () => undefined;
const fits = (typed: string) =>
  drivers.filter(({ label, help, unit }) =>
    `${label} ${help} ${unit}`.toLowerCase().includes(typed.toLowerCase()),
  );

interface SearchedProps {
  readonly onChange: (value: string) => void;
}

/** A host that does the search; results arrive after a delay. */
function Searched({ onChange }: SearchedProps) {
  const [found, setFound] = useState<readonly SelectOption[]>([]);
  const [isSearching, setSearching] = useState(false);
  const search = (typed: string) => {
    setSearching(true);
    setTimeout(() => {
      setFound(typed === '' ? [] : fits(typed));
      setSearching(false);
    });
  };
  return (
    <ComboBox
      label="Driver"
      placeholder="Name, driver ID, or unit"
      options={found}
      isSearching={isSearching}
      onSearch={search}
      onChange={onChange}
    />
  );
}

/** After a key press, the page scrolls in the next frame; the list would close in the one after. */
const FRAMES = 4;

const meta = {
  title: 'Primitives/ComboBox',
  component: Searched,
  args: { onChange: fn() },
} satisfies Meta<typeof Searched>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'loading', 'error', 'disabled', 'long-text'],
  render: () => (
    <States>
      <State name="empty" width="column">
        <ComboBox label="Driver" options={[]} value="" placeholder="Name" />
      </State>
      <State name="searching" width="column">
        <ComboBox label="Driver, searching" options={[]} value="" onSearch={still} isSearching />
      </State>
      <State name="chosen" width="column">
        <ComboBox label="Driver, selected" options={drivers} value="D-118" />
      </State>
      <State name="wrong" width="column">
        <ComboBox label="Driver, wrong" options={drivers} value="" error="Choose a driver." />
      </State>
      <State name="disabled" width="column">
        <ComboBox label="Driver, disabled" options={drivers} value="D-118" isDisabled />
      </State>
      <State name="long words" width="column">
        <ComboBox
          label="Driver this card’s purchases are assigned to, starting next cycle"
          options={[{ value: 'D-1', label: 'Jean-Baptiste Wolfeschlegelsteinhausen-Bergerdorff' }]}
          value="D-1"
          help="By name, driver ID, or the driver’s unit today"
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const SearchedByHost: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Driver' });
    await userEvent.click(field);
    await waitFor(() => expect(screen.getByText('Type to search')).toBeVisible());
    await userEvent.type(field, 'unit 118');
    await waitFor(() => expect(screen.getByRole('option', { name: /A. Haddad/ })).toBeVisible());
    await waitFor(() => expect(screen.queryByText('Searching')).toBeNull());
    await chooseFirst();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('D-204'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const NothingFound: Story = {
  tags: ['empty'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Driver' });
    await userEvent.type(field, 'zzz');
    await waitFor(() => expect(screen.getByText('No matches')).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

/** Nothing was searched, so the list does not say that nothing matches. */
export const SearchFailed: Story = {
  render: () => <ComboBox label="Driver" options={[]} onSearch={() => {}} hasSearchFailed />,
  tags: ['error'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Driver' }), 'had');
    await waitFor(() => expect(screen.getByText('The search failed. Try again.')).toBeVisible());
    await expect(screen.queryByText('No matches')).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

export const FilteredHere: Story = {
  render: () => <ComboBox label="Driver" options={drivers} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Driver' });
    await userEvent.type(field, 'had');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await chooseFirst();
    await waitFor(() => expect(field).toHaveValue('A. Haddad'));
  },
};

/** The option reached by keyboard stays active, and the list stays open. */
export const FullWidth: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ onChange }) => <ComboBox label="Driver" options={drivers} onChange={onChange} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Driver' });
    await userEvent.click(field);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = field.getAttribute('aria-activedescendant');
    await expect(active).not.toBeNull();
    await frames(FRAMES);
    await expect(field).toHaveAttribute('aria-activedescendant', active ?? '');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(drivers[1]?.value);
  },
};

const manyDrivers: readonly SelectOption[] = Array.from({ length: 60 }, (_, n) => ({
  value: `D-${100 + n}`,
  label: `Driver ${100 + n}`,
}));
const screenful = { height: '150vh' };

/** The list scrolls to the active option. The page does not, because that would close the list. */
export const LowOnLongPage: Story = {
  render: ({ onChange }) => (
    <>
      <div style={screenful} />
      <ComboBox label="Driver" options={manyDrivers} defaultValue="D-120" onChange={onChange} />
      <div style={screenful} />
    </>
  ),
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Driver' });
    field.scrollIntoView({ block: 'center' });
    await frames(FRAMES);
    const scrolled = window.scrollY;
    await expect(scrolled).toBeGreaterThan(0);
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown>25/}');
    await frames(FRAMES);
    await expect(window.scrollY).toBe(scrolled);
    const active = screen.getByRole('option', { name: 'Driver 145' });
    await expect(field).toHaveAttribute('aria-activedescendant', active.id);
    const shown = screen.getByRole('listbox').getBoundingClientRect();
    const { top, bottom } = active.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(shown.top);
    await expect(bottom).toBeLessThanOrEqual(shown.bottom);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('D-145');
  },
};

function InDialog({ onChange }: SearchedProps) {
  const [value, setValue] = useState<readonly SelectOption[]>([]);
  return (
    <Dialog
      isOpen
      onClose={still}
      title="Onboard cardholders"
      actions={
        <Button onPress={() => onChange(value.map((one) => one.label).join('; '))}>Onboard</Button>
      }
    >
      <MultiComboBox label="Cardholders" options={drivers} value={value} onChange={setValue} />
    </Dialog>
  );
}

function AssignedDriver() {
  const field = useFormField<{ driver: string }>('driver');
  return <ComboBox {...field} label="Driver" options={drivers} />;
}

/** A dialog focuses its first field before anyone clicks it. */
export const FocusedByDialog: Story = {
  render: ({ onChange }) => (
    <Dialog
      isOpen
      onClose={still}
      title="Assign a driver"
      actions={<Button onPress={still}>Assign</Button>}
    >
      <ComboBox label="Driver" options={drivers} onChange={onChange} />
    </Dialog>
  ),
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox', { name: 'Driver' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: /Haddad/ }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('D-204'));
    await waitFor(() => expect(field).toHaveValue('A. Haddad'));
  },
};

/** A form that focuses its invalid field leaves its error visible; Tab and click open the list. */
export const FocusedByForm: Story = {
  tags: ['error'],
  render: () => (
    <EntityForm
      draft={{ driver: '' }}
      check={() => [{ path: 'driver', key: 'value.required', params: {} }]}
      toEntity={({ driver }) => driver}
      saveLabel="Save"
      onSave={still}
      onCancel={still}
    >
      <AssignedDriver />
    </EntityForm>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Driver' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(field).toBeInvalid());
    await frames(FRAMES);
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(field);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(field).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

const cardholders = () => screen.getByRole('combobox', { name: 'Cardholders' });

/** Each selected option becomes a tag; the list closes, and the field is ready for the next one. */
export const MultipleValues: Story = {
  render: (args) => <InDialog {...args} />,
  play: async ({ args }) => {
    await userEvent.type(cardholders(), 'had');
    await chooseFirst();
    await waitFor(() => expect(screen.getByRole('row', { name: /Haddad/ })).toBeVisible());
    await expect(cardholders()).toHaveValue('');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(cardholders()).toHaveFocus());
    await userEvent.keyboard('lind');
    await chooseFirst();
    await waitFor(() => expect(screen.getByRole('row', { name: /Lindqvist/ })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Onboard' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('A. Haddad; S. Lindqvist');
    await userEvent.type(cardholders(), 'had');
    await waitFor(() => expect(screen.getByText('No matches')).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const RemovingLastTag: Story = {
  name: 'focuses its field when the last tag is removed',
  render: () => (
    <MultiComboBox
      label="Cardholders"
      options={drivers}
      defaultValue={drivers.slice(0, 1)}
      onSearch={still}
    />
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('row', { name: 'R. Núñez' }).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.queryByRole('row')).toBeNull());
    await expect(canvas.getByRole('combobox', { name: 'Cardholders' })).toHaveFocus();
  },
};
