import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarFront, CreditCard, User } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { RadioCards } from '../RadioCards/index.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';
import { Tabs } from '../Tabs/index.ts';
import { Checkbox } from './index.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const kinds = [
  { value: 'driver', label: 'Driver card', help: 'Belongs to a person', icon: <User {...icon} /> },
  {
    value: 'vehicle',
    label: 'Vehicle card',
    help: 'Stays with a vehicle, whoever drives it today',
    icon: <CarFront {...icon} />,
  },
  { value: 'single', label: 'Single card', icon: <CreditCard {...icon} />, isDisabled: true },
] as const;
const views = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'deactivated', label: 'Deactivated' },
  { value: 'ordered', label: 'Ordered' },
] as const;
const still = () => undefined;

type Kind = (typeof kinds)[number]['value'];
type View = (typeof views)[number]['value'];
interface ChoicesProps {
  readonly onChange: (chosen: string) => void;
}

function Choices({ onChange }: ChoicesProps) {
  const [kind, setKind] = useState<Kind>('driver');
  const [view, setView] = useState<View>('all');
  const [tab, setTab] = useState<'limits' | 'details'>('limits');
  return (
    <States>
      <State name="radio cards" width="sheet">
        <RadioCards
          label="Card type"
          options={kinds}
          value={kind}
          onChange={(chosen) => {
            setKind(chosen);
            onChange(chosen);
          }}
        />
      </State>
      <State name="segmented control" width="sheet">
        <SegmentedControl
          aria-label="Cards to show"
          options={views}
          value={view}
          onChange={(chosen) => {
            setView(chosen);
            onChange(chosen);
          }}
        />
      </State>
      <State name="tabs" width="sheet">
        <Tabs
          aria-label="Parts of the card"
          selected={tab}
          onSelect={(chosen) => {
            setTab(chosen);
            onChange(chosen);
          }}
          tabs={[
            { id: 'limits', label: 'Limits', content: <p>$243.28 of $600.00 today</p> },
            { id: 'details', label: 'Details', content: <p>Driver card, Long haul</p> },
          ]}
        />
      </State>
    </States>
  );
}

const meta = {
  title: 'Primitives/Choices',
  component: Choices,
  args: { onChange: fn() },
} satisfies Meta<typeof Choices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <States>
      <State name="checkboxes" width="column">
        <Checkbox>Email me every decline</Checkbox>
        <Checkbox defaultSelected>Text me every decline</Checkbox>
        <Checkbox isIndeterminate>All 248 cards</Checkbox>
        <Checkbox isInvalid>I accept the terms</Checkbox>
        <Checkbox isDisabled>Not for your role</Checkbox>
        <Checkbox isDisabled defaultSelected>
          Always on
        </Checkbox>
        <Checkbox>
          Give this card other limits than the profile that it shares with sixty other cards
        </Checkbox>
      </State>
      <State name="radio cards" width="sheet">
        <RadioCards label="Card type" options={kinds} value="driver" onChange={still} />
      </State>
      <State name="radio cards, wrong" width="sheet">
        <RadioCards
          label="Delivery"
          options={kinds.slice(0, 2)}
          value="vehicle"
          onChange={still}
          error="Express does not reach this address."
        />
      </State>
      <State name="segmented control" width="sheet">
        <SegmentedControl aria-label="Show" options={views} value="active" onChange={still} />
      </State>
      <State name="tabs" width="sheet">
        <Tabs
          aria-label="Parts"
          selected="limits"
          onSelect={still}
          tabs={[
            { id: 'limits', label: 'Limits', content: <p>$243.28 of $600.00 today</p> },
            { id: 'details', label: 'Details', content: '' },
            { id: 'purchases', label: 'Purchases', content: '' },
            { id: 'timeline', label: 'Timeline', content: '' },
          ]}
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Driver card/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('vehicle');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('active');
    await expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked();
    canvas.getByRole('tab', { name: 'Limits' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('details');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Driver card, Long haul');
  },
};

export const OneIsAlwaysChosen: Story = {
  play: async ({ canvasElement, args }) => {
    const all = within(canvasElement).getByRole('radio', { name: 'All' });
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
