import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { TextArea } from './index.ts';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Reason', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'error', 'read-only', 'disabled', 'long-text'],
  render: () => (
    <States>
      <State name="several lines" width="column">
        <TextArea
          label="Why do you dispute this purchase?"
          optionalText="optional"
          help="The station reads this."
          defaultValue="The truck was in the shop in Amarillo that day; the fill is not ours."
        />
      </State>
      <State name="several lines, wrong" width="column">
        <TextArea label="Reason" error="Say in a few words what happened." />
      </State>

      <State name="empty" width="column">
        <TextArea label="Note to the driver" placeholder="The driver sees this with the card" />
      </State>
      <State name="read only" width="column">
        <TextArea label="What was disputed" defaultValue="The fill is not ours." isReadOnly />
      </State>
      <State name="disabled" width="column">
        <TextArea label="Reason, off" defaultValue="Lost in Amarillo." isDisabled />
      </State>
      <State name="long words" width="column">
        <TextArea
          label="What happened, in words that the station and the provider understand without knowing your fleet"
          defaultValue="Supercalifragilistic-unit-204-refrigerated-trailer-Amarillo-Panhandle-Travel-Stop-lane-14"
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Reason' });
    await userEvent.type(field, 'Lost');
    await expect(args.onChange).toHaveBeenLastCalledWith('Lost');
  },
};
