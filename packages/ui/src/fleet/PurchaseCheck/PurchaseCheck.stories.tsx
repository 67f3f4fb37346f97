import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { PurchaseCheck } from './index.ts';
import { check, gallonsADay } from './checks.stories.data.ts';

const passed = [
  check('state'),
  check('day'),
  check('hours'),
  check('productGroup'),
  check('transactionsPerDay', { unit: 'count', limit: 3, used: 2, asked: 1, left: 1 }),
  check('amountPerDay', {
    unit: 'cents',
    limit: 60_000,
    used: 24_328,
    asked: 21_142,
    left: 35_672,
  }),
];

const meta = {
  title: 'Fleet/PurchaseCheck',
  component: PurchaseCheck,
  args: {
    decision: { outcome: 'declined', checks: [...passed, gallonsADay] },
    title: '62 gal diesel, about $211',
    when: '5:40 AM CT · Amarillo, TX',
    subtitle: 'R. Núñez · card •••• 4821 · Panhandle Travel Stop',
    details: {
      state: 'TX allowed',
      day: 'Saturday allowed',
      hours: '5:00 AM to 7:00 PM',
      productGroup: 'Diesel allowed',
    },
    now: new Date('2026-11-21T11:40:00Z'),
    actions: (
      <>
        <Button variant="primary">Allow once…</Button>
        <Button>Reset gallons…</Button>
        <Button>Message driver</Button>
      </>
    ),
  },
} satisfies Meta<typeof PurchaseCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Declined: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Over the daily gallon limit' }),
    ).toBeVisible();
    await expect(
      canvas.getByText('The limit is 100 gallons. 71.3 used, 62 requested: 33.3 over.'),
    ).toBeVisible();
    await expect(canvas.getByText(/^Resets on .+, in 18 hr 20 min\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '6 other rules passed' }));
    const list = within(canvas.getByRole('list', { name: '6 rules passed' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(list.getByText('$243.28 + $211.42 of $600.00'));
    await expect(list.getByText('$211.42 of $600.00 requested')).toBeVisible();
  },
};

/** The next day, after the counter has reset. */
export const ResetSince: Story = {
  args: { now: new Date('2026-11-22T11:40:00Z'), retry: { outcome: 'approved' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Reset at 12:00 AM CT\. Another attempt today would be approved\.$/),
    ).toBeVisible();
    await expect(canvas.queryByText(/, in \d/)).toBeNull();
  },
};

export const StillDeclined: Story = {
  args: {
    now: new Date('2026-11-22T11:40:00Z'),
    retry: { outcome: 'declined', rule: 'amountPerCycle' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Another attempt today would be declined\. Over /)).toBeVisible();
  },
};

export const MultipleRules: Story = {
  args: {
    decision: {
      outcome: 'declined',
      checks: [
        check('state', { verdict: 'decline' }),
        check('cardState', { verdict: 'pass' }),
        check('amountPerCycle', {
          verdict: 'decline',
          unit: 'cents',
          limit: 650_000,
          used: 661_200,
          asked: 21_142,
          left: 0,
          freesAt: Date.parse('2026-12-01T06:00:00Z'),
        }),
      ],
    },
    details: { state: 'Kansas is not one of Texas, Oklahoma, New Mexico, and Missouri.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect(canvas.getByText(/, in 10 days\.$/)).toBeVisible();
  },
};

export const ApprovedForLess: Story = {
  args: {
    decision: { outcome: 'approvedUpTo', checks: [...passed, { ...gallonsADay, verdict: 'cap' }] },
  },
};

export const Flagged: Story = {
  args: {
    decision: {
      outcome: 'approved',
      checks: [
        ...passed,
        { ...gallonsADay, verdict: 'flag', mode: 'flag', enforcement: 'afterTheFact' },
      ],
    },
  },
};

export const Approved: Story = {
  args: { decision: { outcome: 'approved', checks: passed } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 3 })).toBeNull();
  },
};

export const LongText: Story = {
  tags: ['long-text'],
  args: {
    title:
      '1,062 gallons of ultra low sulfur diesel with additive at a truck stop, about $4,211.48 before taxes',
    subtitle:
      'Maria-Fernanda Castellanos-Whitfield de la Vega y Arellano · card •••• 4821 · Panhandle Produce Haulers Travel Stop and Truck Wash of Amarillo',
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
