import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
          label="Why are you disputing this purchase?"
          optionalText="optional"
          help="The site will read this."
          defaultValue="The truck was in the shop in Amarillo that day. This fill-up is not ours."
        />
      </State>
      <State name="several lines, wrong" width="column">
        <TextArea label="Reason" error="Say what happened in a few words." />
      </State>

      <State name="empty" width="column">
        <TextArea label="Note to the driver" placeholder="The driver sees this with the card" />
      </State>
      <State name="read only" width="column">
        <TextArea label="What was disputed" defaultValue="This fill-up is not ours." isReadOnly />
      </State>
      <State name="disabled" width="column">
        <TextArea label="Reason, disabled" defaultValue="Lost in Amarillo." isDisabled />
      </State>
      <State name="long words" width="column">
        <TextArea
          label="What happened, explained so that the site and the provider understand it without knowing your fleet"
          defaultValue="Supercalifragilistic-unit-204-refrigerated-trailer-Amarillo-Panhandle-Travel-Stop-lane-14"
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Reason' });
    await userEvent.type(field, 'Lost');
    await expect(args.onChange).toHaveBeenLastCalledWith('Lost');
  },
};
