import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, State, States } from '../../stories/States.tsx';
import { Spinner } from './index.ts';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  args: { label: 'Reading the file' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['loading', 'long-text'],
  render: () => (
    <States>
      <State name="with its own words">
        <Spinner label="Reading the file" />
      </State>
      <State name="words next to it">
        <Row>
          <Spinner />
          <span>Searching</span>
        </Row>
      </State>
      <State name="long words" width="column">
        <Spinner label="Checking 10,000 order rows against the drivers and vehicles of all departments" />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };
