import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Row, State, States } from '../../stories/States.tsx';
import { Chip } from './index.ts';

const still = () => undefined;

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  args: { children: 'Fleet: Long haul', onRemove: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['long-text'],
  render: () => (
    <States>
      <State name="applied filters">
        <Row>
          <Chip onRemove={still}>Fleet: Long haul</Chip>
          <Chip onRemove={still}>TX</Chip>
        </Row>
      </State>
      <State name="long words" width="column">
        <Chip onRemove={still}>
          Department: Refrigerated long haul, Pacific Northwest and British Columbia
        </Chip>
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const RemovedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const remove = canvas.getByRole('button', { name: 'Remove Fleet: Long haul' });
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};
