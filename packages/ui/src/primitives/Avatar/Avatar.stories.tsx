import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, State, States } from '../../stories/States.tsx';
import { Avatar } from './index.ts';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { firstName: 'Dana', lastName: 'Morales' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'long-text'],
  render: () => (
    <States>
      <State name="people">
        <Row>
          <Avatar firstName="Dana" lastName="Morales" />
          <Avatar firstName="Åsa" lastName="Öberg" />
          <Avatar firstName="Jean-Baptiste" lastName="Wolfeschlegelsteinhausen" />
        </Row>
      </State>
      <State name="a name that is still unknown">
        <Avatar firstName="" lastName="" />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };
