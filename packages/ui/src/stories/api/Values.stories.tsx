import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as ui from '../../index.ts';
import { ForecourtProvider } from '../../provider/index.ts';
import { frames } from '../frames.ts';

interface Control<Value> {
  readonly first: Value;
  /** The value reported after `act`. */
  readonly next: Value;
  readonly render: (props: {
    readonly value?: Value;
    readonly defaultValue?: Value;
    readonly onChange: (value: Value) => void;
  }) => ReactNode;
  /** The user's interaction. */
  readonly act: (field: ReturnType<typeof within>) => Promise<void>;
}

/** Everything about the value that can be seen or heard. */
const shown = (place: HTMLElement): string =>
  JSON.stringify([
    place.textContent,
    ...[...place.querySelectorAll('input, textarea')].map((field) =>
      field instanceof HTMLInputElement ? [field.value, field.checked] : field.textContent,
    ),
    ...[...place.querySelectorAll('[aria-checked], [aria-selected], [aria-expanded]')].map(
      (part) => [part.ariaChecked, part.ariaSelected, part.ariaExpanded],
    ),
  ]);

interface HeldProps<Value> {
  readonly control: Control<Value>;
  readonly onChange: (value: Value) => void;
}

/** A controlled component whose host accepts every change. */
function Held<Value>({ control, onChange }: HeldProps<Value>) {
  const [value, setValue] = useState(control.first);
  return control.render({
    value,
    onChange: (next) => {
      setValue(() => next);
      onChange(next);
    },
  });
}

/** Who holds the value: the control, a host that accepts changes, or a host that ignores them. */
const KEEPERS = ['control', 'host', 'fixedHost'] as const;
type Keeper = (typeof KEEPERS)[number];

async function acted<Value>(place: HTMLElement, control: Control<Value>, keeper: Keeper) {
  const onChange = fn();
  const root = createRoot(place);
  const { first } = control;
  const elements: Readonly<Record<Keeper, ReactNode>> = {
    control: control.render({ defaultValue: first, onChange }),
    host: <Held control={control} onChange={onChange} />,
    fixedHost: control.render({ value: first, onChange }),
  };
  root.render(<ForecourtProvider>{elements[keeper]}</ForecourtProvider>);
  await waitFor(() => expect(place.childElementCount).toBeGreaterThan(0));
  // The text of a selected option follows in a second render.
  let before = '';
  while (before !== shown(place)) {
    before = shown(place);
    await frames(2);
  }
  await control.act(within(place));
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  await expect(onChange).toHaveBeenLastCalledWith(control.next);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const after = shown(place);
  root.unmount();
  return { before, after };
}

/** A control holds its own value or shows the host's, and always reports changes. */
const control = <Value,>(wanted: Control<Value>) => ({
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    for (const keeper of KEEPERS) {
      const place = canvasElement.appendChild(document.createElement('div'));
      const { before, after } = await acted(place, wanted, keeper);
      if (keeper === 'fixedHost') await expect(after).toBe(before);
      else await expect(after).not.toBe(before);
      place.remove();
    }
  },
});

const options = [
  { value: 'diesel', label: 'Diesel' },
  { value: 'unleaded', label: 'Unleaded' },
] as const;

const up: Control<string>['act'] = async (field) => {
  const [first] = await field.findAllByRole('spinbutton');
  first?.focus();
  await userEvent.keyboard('{ArrowUp}');
};
const right: Control<string>['act'] = async (field) => {
  const [first] = await field.findAllByRole('slider', { hidden: true });
  first?.focus();
  await userEvent.keyboard('{ArrowRight}');
};
const choosing =
  (name: string): Control<string>['act'] =>
  async (field) => {
    await userEvent.click(await field.findByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name }));
    await userEvent.keyboard('{Escape}');
  };
const pressing =
  (
    role: 'checkbox' | 'radio' | 'button' | 'switch' | 'tab',
    name: string,
  ): Control<string>['act'] =>
  async (field) => {
    await userEvent.click(await field.findByRole(role, { name }));
  };

const meta = {
  title: 'Foundations/Values',
  tags: ['!autodocs'],
  render: () => <div />,
} satisfies Meta;
export default meta;
type Story = StoryObj;

const typed = (render: Control<string>['render']) =>
  control<string>({
    first: '4',
    next: '42',
    render,
    act: async (field) => {
      await userEvent.type(await field.findByLabelText('Field'), '2');
    },
  });
export const TextField: Story = typed((props) => <ui.TextField {...props} label="Field" />);
export const MoneyField: Story = typed((props) => <ui.MoneyField {...props} label="Field" />);
export const GallonsField: Story = typed((props) => <ui.GallonsField {...props} label="Field" />);
export const PasswordField: Story = typed((props) => <ui.PasswordField {...props} label="Field" />);
export const TextArea: Story = typed((props) => <ui.TextArea {...props} label="Field" />);
export const SearchField: Story = typed((props) => (
  <ui.SearchField {...props} aria-label="Field" />
));
export const PinField: Story = typed((props) => <ui.PinField {...props} label="Field" />);
export const VerificationCodeField: Story = typed((props) => (
  <ui.VerificationCodeField {...props} label="Field" />
));
export const NumberField: Story = control<number>({
  first: 3,
  next: 4,
  render: (props) => <ui.NumberField {...props} label="Field" />,
  act: async (field) => {
    (await field.findByRole('textbox')).focus();
    await userEvent.keyboard('{ArrowUp}');
  },
});
export const Checkbox: Story = control<boolean>({
  first: false,
  next: true,
  render: ({ value, defaultValue, onChange }) => (
    <ui.Checkbox
      onChange={onChange}
      {...(value === undefined ? {} : { isSelected: value })}
      {...(defaultValue === undefined ? {} : { defaultSelected: defaultValue })}
    >
      Field
    </ui.Checkbox>
  ),
  act: pressing('checkbox', 'Field'),
});
export const Switch: Story = control<boolean>({
  first: false,
  next: true,
  render: ({ value, defaultValue, onChange }) => (
    <ui.Switch
      onChange={onChange}
      {...(value === undefined ? {} : { isSelected: value })}
      {...(defaultValue === undefined ? {} : { defaultSelected: defaultValue })}
    >
      Field
    </ui.Switch>
  ),
  act: pressing('switch', 'Field'),
});
export const CheckboxGroup: Story = control<readonly string[]>({
  first: ['diesel'],
  next: ['diesel', 'unleaded'],
  render: (props) => <ui.CheckboxGroup {...props} label="Field" options={options} />,
  act: pressing('checkbox', 'Unleaded'),
});
const unleaded = (act: Control<string>['act'], render: Control<string>['render']) =>
  control<string>({ first: 'diesel', next: 'unleaded', render, act });
export const RadioCards: Story = unleaded(pressing('radio', 'Unleaded'), (props) => (
  <ui.RadioCards {...props} label="Field" options={options} />
));
export const SegmentedControl: Story = unleaded(pressing('radio', 'Unleaded'), (props) => (
  <ui.SegmentedControl {...props} aria-label="Field" options={options} />
));
export const Select: Story = unleaded(choosing('Unleaded'), (props) => (
  <ui.Select {...props} label="Field" options={options} />
));
export const ComboBox: Story = unleaded(choosing('Unleaded'), (props) => (
  <ui.ComboBox {...props} label="Field" options={options} />
));
export const MultiComboBox: Story = control<readonly { value: string; label: string }[]>({
  first: options.slice(0, 1),
  next: options.slice(0, 2),
  render: (props) => <ui.MultiComboBox {...props} label="Field" options={options} />,
  act: async (field) => {
    await userEvent.type(await field.findByRole('combobox'), 'Un');
    await userEvent.click(await screen.findByRole('option', { name: 'Unleaded' }));
  },
});
export const MultiSelect: Story = control<readonly string[]>({
  first: ['diesel'],
  next: ['diesel', 'unleaded'],
  render: (props) => <ui.MultiSelect {...props} label="Field" options={options} />,
  act: choosing('Unleaded'),
});
export const RegionField: Story = control<string>({
  first: 'TX',
  next: 'UT',
  render: (props) => <ui.RegionField {...props} label="Field" />,
  act: choosing('Utah (UT)'),
});
export const RegionsField: Story = control<readonly string[]>({
  first: [],
  next: ['UT'],
  render: (props) => <ui.RegionsField {...props} label="Field" />,
  act: choosing('Utah (UT)'),
});
export const DaysOfWeekField: Story = control<ui.DaysOfWeekFieldProps['value'] & {}>({
  first: ['mon'],
  next: ['sun', 'mon'],
  render: (props) => <ui.DaysOfWeekField {...props} label="Field" />,
  act: pressing('checkbox', 'Sunday'),
});
export const DatePicker: Story = control<string>({
  first: '2026-11-21',
  next: '2026-12-21',
  render: (props) => <ui.DatePicker {...props} label="Field" />,
  act: up,
});
export const DateRangePicker: Story = control<ui.DateRange | null>({
  first: { from: '2026-11-01', to: '2026-12-21' },
  next: { from: '2026-12-01', to: '2026-12-21' },
  render: (props) => <ui.DateRangePicker {...props} label="Field" />,
  act: up,
});
export const TimeWindowField: Story = control<ui.TimeWindow>({
  first: { start: '05:00', end: '19:00' },
  next: { start: '06:00', end: '19:00' },
  render: (props) => <ui.TimeWindowField {...props} label="Field" />,
  act: up,
});
export const Slider: Story = control<number>({
  first: 20,
  next: 21,
  render: (props) => <ui.Slider {...props} label="Field" />,
  act: right,
});
export const RangeSlider: Story = control<readonly [number, number]>({
  first: [20, 60],
  next: [21, 60],
  render: (props) => <ui.RangeSlider {...props} label="Field" names={['From', 'To']} />,
  act: right,
});
export const Tabs: Story = control<string>({
  first: 'diesel',
  next: 'unleaded',
  render: ({ value, defaultValue, onChange }) => (
    <ui.Tabs
      aria-label="Field"
      tabs={options.map(({ value: id, label }) => ({ id, label, content: label }))}
      onSelect={onChange}
      {...(value === undefined ? {} : { selected: value })}
      {...(defaultValue === undefined ? {} : { defaultSelected: defaultValue })}
    />
  ),
  act: pressing('tab', 'Unleaded'),
});
export const Accordion: Story = control<readonly string[]>({
  first: [],
  next: ['limits'],
  render: ({ value, defaultValue, onChange }) => (
    <ui.Accordion
      sections={[{ id: 'limits', title: 'Limits', content: 'None' }]}
      onExpandedChange={onChange}
      {...(value === undefined ? {} : { expanded: value })}
      {...(defaultValue === undefined ? {} : { defaultExpanded: defaultValue })}
    />
  ),
  act: pressing('button', 'Limits'),
});
export const Disclosure: Story = control<boolean>({
  first: false,
  next: true,
  render: ({ value, defaultValue, onChange }) => (
    <ui.Disclosure
      title="Limits"
      onExpandedChange={onChange}
      {...(value === undefined ? {} : { isExpanded: value })}
      {...(defaultValue === undefined ? {} : { defaultExpanded: defaultValue })}
    >
      None
    </ui.Disclosure>
  ),
  act: pressing('button', 'Limits'),
});
