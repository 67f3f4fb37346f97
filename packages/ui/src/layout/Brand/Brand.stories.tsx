import type { Meta, StoryObj } from '@storybook/react-vite';
import { Brand } from './index.ts';

const meta = {
  title: 'Layout/Brand',
  component: Brand,
  args: { name: 'Forecourt' },
} satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OwnMark: Story = {
  args: {
    name: 'Harvest Fuel',
    mark: (
      <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
        <circle cx="13" cy="13" r="12" fill="currentColor" />
      </svg>
    ),
  },
};
export const LongText: Story = {
  tags: ['long-text'],
  args: { name: 'Acme Freight Services of the Pacific Northwest and British Columbia' },
};
