import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Transaction } from '@forecourt/validation';
import { expect, within } from 'storybook/test';
import { inPanel } from '../../stories/decorators.tsx';
import { PurchaseReceipt } from './index.ts';

const diesel: Transaction['lines'][number] = {
  productCode: '053',
  group: 'diesel',
  categoryId: 1,
  description: 'ULSD #2',
  quantityThousandths: 62_004,
  unit: 'gal',
  unitPriceMills: 3_410,
  grossCents: 21_143,
  discountCents: 248,
  netCents: 20_895,
};
const wash: Transaction['lines'][number] = {
  productCode: '151',
  group: 'services',
  categoryId: 2,
  description: 'Truck wash',
  quantityThousandths: 1_000,
  unit: 'each',
  unitPriceMills: 18_500,
  grossCents: 1_850,
  discountCents: 0,
  netCents: 1_850,
};

const meta = {
  title: 'Fleet/PurchaseReceipt',
  component: PurchaseReceipt,
  decorators: [inPanel],
  args: {
    purchase: {
      status: 'complete',
      lines: [diesel, wash],
      authorizedCents: 22_993,
      netCents: 22_745,
      currency: 'USD',
    },
    regionPriceMills: { '053': 3_562 },
  },
} satisfies Meta<typeof PurchaseReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Posted: Story = {
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('list', { name: 'Items' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    await expect(canvas.getByText('62 gal at $3.410')).toBeVisible();
    await expect(
      canvas.getByText('$0.152 per gallon below the regional price that week'),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        'The amounts differ by $2.48 because discounts are taken off when the purchase posts.',
      ),
    ).toBeVisible();
  },
};

export const Pending: Story = {
  args: {
    purchase: {
      status: 'pending',
      lines: [{ ...diesel, discountCents: 0, netCents: diesel.grossCents }],
      authorizedCents: 21_143,
      netCents: 21_143,
      currency: 'USD',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To be charged')).toBeVisible();
  },
};

export const StoppedEarly: Story = {
  args: {
    purchase: {
      status: 'complete',
      lines: [{ ...diesel, discountCents: 0, netCents: diesel.grossCents }],
      authorizedCents: 30_000,
      netCents: 21_143,
      currency: 'USD',
    },
    regionPriceMills: { '053': 3_299 },
  },
};

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    purchase: {
      status: 'complete',
      lines: [
        {
          ...diesel,
          description: 'Ultra-low-sulfur winter diesel No. 1 with anti-gel additive',
          grossCents: 1_234_567_89,
          netCents: 1_234_567_89,
          discountCents: 0,
        },
      ],
      authorizedCents: 1_234_000_00,
      netCents: 1_234_567_89,
      currency: 'USD',
    },
  },
};
