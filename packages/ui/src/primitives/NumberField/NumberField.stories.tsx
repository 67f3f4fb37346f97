import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { NumberField } from './index.ts';

const meta = {
  title: 'Primitives/NumberField',
  component: NumberField,
  args: { label: 'Purchases per day', defaultValue: 3, minValue: 1, maxValue: 4 },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'error', 'read-only', 'disabled', 'long-text'],
  render: () => (
    <States>
      <State name="number with steps" width="column">
        <NumberField label="Purchases per day" defaultValue={3} minValue={1} maxValue={20} />
      </State>
      <State name="number with steps, wrong" width="column">
        <NumberField
          label="Statement day"
          defaultValue={31}
          suffix="of the month"
          error="Choose a day from 1 to 28."
        />
      </State>

      <State name="empty" width="column">
        <NumberField label="Purchases per week" optionalText="optional" />
      </State>
      <State name="read only" width="column">
        <NumberField label="Cards in the order" defaultValue={408} isReadOnly />
      </State>
      <State name="disabled" width="column">
        <NumberField label="Purchases per month" defaultValue={60} isDisabled />
      </State>
      <State name="long words" width="column">
        <NumberField
          label="Purchases a driver may make in one day before the card is put on hold"
          defaultValue={3}
          suffix="purchases per day"
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const StepsByKeyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Purchases per day' });
    field.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('4');
    await userEvent.click(canvas.getByRole('button', { name: /decrease/i }));
    await expect(field).toHaveValue('3');
  },
};
