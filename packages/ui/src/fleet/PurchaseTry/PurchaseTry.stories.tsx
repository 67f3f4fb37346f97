import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import {
  evaluatePurchase,
  NO_LIMITS,
  NO_USAGE,
  type RequestedLine,
  type PurchaseLimits,
} from '@forecourt/validation';
import { PurchaseTry, type TrialResult } from './index.ts';

const now = new Date('2026-11-21T16:00:00Z');
const zone = 'America/Chicago';
const before: PurchaseLimits = { ...NO_LIMITS, perDayCents: 60_000, allowedStates: ['TX', 'OK'] };
const after: PurchaseLimits = { ...before, perDayCents: 20_000 };
const line: RequestedLine = {
  productCode: '053',
  group: 'diesel',
  amountCents: 24_000,
  milligallons: 60_000,
};

const decide = (limits: PurchaseLimits, state: string) => ({
  decision: evaluatePurchase(limits, NO_USAGE, {
    at: now,
    site: { state, timeZone: zone },
    lines: [line],
    acceptsLess: true,
    account: { timeZone: zone, weekStartsOn: 'sun', state: 'open', availableCents: null },
    card: { state: 'active', expiresOn: '2028-01' },
    promptedId: null,
    tankCapacityMilligallons: null,
  }),
  usesAllowance: false,
});
const answerOf = (state: string, edited: PurchaseLimits | null): TrialResult => ({
  at: now.toISOString(),
  siteTimeZone: zone,
  state,
  lines: [line],
  before: decide(before, state),
  after: edited && decide(edited, state),
});

const meta = {
  title: 'Fleet/PurchaseTry',
  component: PurchaseTry,
  args: {
    past: [{ id: 'one', label: 'Nov 20, 5:40 AM CT · 62 gal ULSD #2 · $211.42 · declined' }],
    timeZone: zone,
    currency: 'USD',
    now,
    limits: { before, after: null },
    answer: null,
    onTry: fn(),
    onPast: fn(),
  },
} satisfies Meta<typeof PurchaseTry>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ canvas, args }) => {
    const amount = canvas.getByRole('textbox', { name: /^Dollars/ });
    await userEvent.clear(amount);
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(canvas.getByText('Enter an amount above $0.00')).toBeVisible();
    await expect(args.onTry).not.toHaveBeenCalled();
    await userEvent.type(amount, '211.42');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(args.onTry).toHaveBeenLastCalledWith({
      transactionId: null,
      purchase: {
        at: '2026-11-21T16:00:00.000Z',
        state: 'TX',
        acceptsLess: true,
        lines: [{ productCode: '053', amountCents: 21_142, milligallons: 60_000 }],
      },
    });
  },
};

export const PastPurchase: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'A past purchase' }));
    await expect(args.onPast).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Purchase or decline$/ }));
    await userEvent.click(await screen.findByRole('option', { name: /62 gal/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(args.onTry).toHaveBeenLastCalledWith({ purchase: null, transactionId: 'one' });
  },
};

export const BeforeAndAfterEdit: Story = {
  args: { answer: answerOf('TX', after), limits: { before, after } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('In effect now: approved. As edited: approved up to $200.00.'),
    ).toBeVisible();
    await expect(canvas.getByText('Partially approved')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'In effect now' }));
    await expect(canvas.queryByText('Partially approved')).toBeNull();
  },
};

export const Declined: Story = {
  args: { answer: answerOf('KS', null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The state is not allowed' })).toBeVisible();
    await expect(canvas.getByText('Allowed: TX, OK')).toBeVisible();
  },
};

export const NothingBought: Story = {
  tags: ['empty'],
  args: { past: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'A past purchase' }));
    await expect(canvas.getByText('No purchases yet.')).toBeVisible();
  },
};
