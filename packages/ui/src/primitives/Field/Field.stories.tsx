import type { Meta, StoryObj } from '@storybook/react-vite';
import { State, States } from '../../stories/States.tsx';
import { FieldFrame } from './index.ts';

const meta = {
  title: 'Primitives/Field',
  component: FieldFrame,
  args: { label: 'Fuel', children: '71.3 gal' },
} satisfies Meta<typeof FieldFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['empty', 'error', 'long-text'],
  render: () => (
    <States>
      <State name="with help" width="column">
        <FieldFrame label={<span>Fuel today</span>} help="As of 10:41 AM CT">
          <span>71.3 of 100 gal</span>
        </FieldFrame>
      </State>
      <State name="optional" width="column">
        <FieldFrame label={<span>Vehicle</span>} optionalText="optional">
          <span>None</span>
        </FieldFrame>
      </State>
      <State name="wrong" width="column">
        <FieldFrame
          label={<span>Statement</span>}
          help="PDF"
          error="This file is larger than 5 MB."
        >
          <span>statement.pdf</span>
        </FieldFrame>
      </State>
      <State name="long words" width="column">
        <FieldFrame
          label={<span>Days when cards in the department work after the profile change</span>}
          help="Days in the account’s time zone, CT, whatever the site’s clock says."
        >
          <span>Monday to Friday</span>
        </FieldFrame>
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };
