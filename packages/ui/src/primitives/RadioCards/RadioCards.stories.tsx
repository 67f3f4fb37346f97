import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { CarFront, CreditCard, User } from 'lucide-react';
import { RadioCards } from './index.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const kinds = [
  { value: 'driver', label: 'Driver card', help: 'Belongs to a driver', icon: <User {...icon} /> },
  {
    value: 'vehicle',
    label: 'Vehicle card',
    help: 'Stays with a vehicle, whoever drives it today',
    icon: <CarFront {...icon} />,
  },
  { value: 'single', label: 'Single card', icon: <CreditCard {...icon} />, isDisabled: true },
] as const;
const meta = {
  title: 'Primitives/RadioCards',
  component: RadioCards,
  args: { label: 'Card type', options: kinds, defaultValue: 'driver', onChange: fn() },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['error', 'disabled', 'long-text'],
  render: () => (
    <States>
      <State name="radio cards" width="sheet">
        <RadioCards label="Card type" options={kinds} value="driver" />
      </State>
      <State name="radio cards, wrong" width="sheet">
        <RadioCards
          label="Delivery"
          options={kinds.slice(0, 2)}
          value="vehicle"
          error="Express delivery is not available for this address."
        />
      </State>

      <State name="disabled" width="sheet">
        <RadioCards label="Card type, disabled" options={kinds} value="driver" isDisabled />
      </State>
      <State name="long words" width="column">
        <RadioCards
          label="How should these cards reach the drivers?"
          options={[
            {
              value: 'site',
              label: 'To the place where each driver starts the day',
              help: 'One parcel per site, signed for by the site manager',
            },
            { value: 'office', label: 'To the office' },
          ]}
          value="site"
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Driver card/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('vehicle');
    await expect(canvas.getByRole('radio', { name: /Vehicle card/ })).toBeChecked();
  },
};
