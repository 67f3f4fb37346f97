import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, State, States } from '../../stories/States.tsx';
import { Status } from './index.ts';

const meta = {
  title: 'Primitives/Status',
  component: Status,
  args: { tone: 'good', children: 'Active' },
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['long-text'],
  render: () => (
    <States>
      <State name="tones">
        <Row>
          <Status tone="good">Active</Status>
          <Status tone="warn">On hold</Status>
          <Status tone="bad">Blocked</Status>
          <Status tone="info">Ordered</Status>
          <Status tone="neutral">Expired</Status>
        </Row>
      </State>
      <State name="long words" width="column">
        <Status tone="warn">
          Waiting for approval by the fleet manager in Amarillo since Tuesday
        </Status>
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };
