import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, State, States } from '../../stories/States.tsx';
import { Badge } from './index.ts';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 3 },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['long-text'],
  render: () => (
    <States>
      <State name="tones">
        <Row>
          <Badge>3</Badge>
          <Badge tone="accent">New</Badge>
          <Badge tone="warn">12</Badge>
          <Badge tone="bad">128</Badge>
        </Row>
      </State>
      <State name="long words" width="column">
        <Badge tone="warn">Waiting for approval by the fleet manager in Amarillo</Badge>
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };
