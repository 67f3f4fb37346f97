import type { Meta, StoryObj } from '@storybook/react-vite';
import { TwoLines } from './index.ts';

const meta = {
  title: 'Data/TwoLines',
  component: TwoLines,
  args: { first: 'R. Núñez', second: 'D-118, Long haul' },
} satisfies Meta<typeof TwoLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  tags: ['long-text'],
  args: {
    first: 'Jean-Baptiste Wolfeschlegelsteinhausen-Bergerdorff',
    second: 'D-118, Refrigerated long haul, Pacific Northwest and British Columbia',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
};
/** The reason for a decline matters more than the number of tries. */
export const OptionalSecondLine: Story = {
  args: {
    first: 'The ID entered is not valid for this card',
    second: '3 of 3 tries used',
    isSecondOptional: true,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
};
