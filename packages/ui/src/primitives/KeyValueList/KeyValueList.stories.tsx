import type { Meta, StoryObj } from '@storybook/react-vite';
import { State, States } from '../../stories/States.tsx';
import { KeyValueList } from './index.ts';

const meta = {
  title: 'Primitives/KeyValueList',
  component: KeyValueList,
  args: { items: [{ term: 'Profile', value: 'Linehaul tight' }] },
} satisfies Meta<typeof KeyValueList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'long-text'],
  render: () => (
    <States>
      <State name="facts" width="column">
        <KeyValueList
          items={[
            { term: 'Profile', value: 'Linehaul tight' },
            { term: 'Spent this cycle', value: '$4,188.12', isNumber: true },
          ]}
        />
      </State>
      <State name="unknown" width="column">
        <KeyValueList
          items={[
            { term: 'Vehicle', value: 'None' },
            { term: 'Odometer', value: 'Not provided yet' },
          ]}
        />
      </State>
      <State name="long words" width="column">
        <KeyValueList
          items={[
            {
              term: 'Shipping address for the cards',
              value: 'Acme Freight Services of the Pacific Northwest, 2200 Industrial Boulevard',
            },
          ]}
        />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };
