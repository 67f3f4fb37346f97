import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureList } from './index.ts';

const meta = {
  title: 'Data/FigureList',
  component: FigureList,
  args: {
    figure: '$48.00',
    note: 'so far this cycle',
    lines: [
      { label: 'Fraud Protector, 12 cards', value: '$36.00' },
      { label: 'Express checks, 4', value: '$12.00' },
    ],
  },
} satisfies Meta<typeof FigureList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingYet: Story = {
  tags: ['empty'],
  args: { figure: '$0.00', note: 'no fees this cycle', lines: [] },
};
export const LeadsToRows: Story = {
  args: {
    lines: [
      { label: 'Fraud Protector, 12 cards', value: '$36.00', href: '#fraudProtector' },
      { label: 'Express checks, 4', value: '$12.00', href: '#expressChecks' },
    ],
  },
};
export const LongText: Story = {
  tags: ['long-text'],
  args: {
    figure: '$1,234,567.89',
    note: 'so far this cycle, across all fleets in the account and its subaccounts',
    lines: [
      {
        label: 'Fraud Protector on cards in the Refrigerated long haul department',
        value: '$1,234,000.00',
      },
      { label: 'Express checks', value: '$567.89' },
    ],
  },
};
