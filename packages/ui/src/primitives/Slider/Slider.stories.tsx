import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { RangeSlider, Slider } from './index.ts';

const miles = (value: number) => `${value} mi`;
const dollars = (value: number) => `$${value.toFixed(2)}`;
const range = fn();
const meta = {
  title: 'Primitives/Slider',
  component: Slider,
  args: {
    label: 'Distance from the vehicle',
    defaultValue: 25,
    step: 5,
    format: miles,
    onChange: fn(),
    onChangeEnd: fn(),
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['disabled', 'long-text'],
  render: () => (
    <States>
      <State name="one value" width="column">
        <Slider
          label="Distance from the vehicle"
          value={25}
          format={miles}
          help="A fill-up farther away is flagged."
        />
      </State>
      <State name="a range" width="column">
        <RangeSlider
          label="Price per gallon"
          names={['Lowest', 'Highest']}
          value={[3.1, 4.2]}
          min={2}
          max={6}
          step={0.1}
          format={dollars}
        />
      </State>
      <State name="at its ends" width="column">
        <RangeSlider
          label="Tank level"
          names={['Empty', 'Full']}
          value={[0, 100]}
          format={(value) => `${value}%`}
        />
      </State>
      <State name="disabled" width="column">
        <Slider label="Distance, disabled" value={40} format={miles} isDisabled />
      </State>
      <State name="long words" width="column">
        <Slider
          label="How far a site may be from the vehicle’s last position before a fill-up is flagged"
          value={60}
          format={(value) => `${value} miles as the crow flies`}
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Distance from the vehicle' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '25 mi');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(30);
    await expect(slider).toHaveAttribute('aria-valuetext', '30 mi');
    await userEvent.keyboard('{End}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(100);
    await expect(canvas.getByText('100 mi', { selector: 'output' })).toBeVisible();
  },
};

export const TwoEnds: Story = {
  render: () => (
    <RangeSlider
      label="Price per gallon"
      names={['From', 'To']}
      defaultValue={[3, 4]}
      min={2}
      max={6}
      step={0.1}
      format={dollars}
      onChange={range}
    />
  ),
  play: async ({ canvas }) => {
    range.mockClear();
    const from = canvas.getByRole('slider', { name: /From/ });
    from.focus();
    await userEvent.keyboard('{Home}');
    await expect(range).toHaveBeenLastCalledWith([2, 4]);
    await expect(canvas.getByText('$2.00 – $4.00')).toBeVisible();
  },
};
