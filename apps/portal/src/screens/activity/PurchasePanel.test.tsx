// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import {
  sampleCardDetails,
  SAMPLE_IDS,
  sampleTransaction,
  sampleUsage,
} from '@forecourt/api-client/testing';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { PurchasePanel } from './PurchasePanel.tsx';

const transaction = sampleTransaction({
  status: 'declined',
  lines: [],
  declineReasons: [{ rule: 'amountPerDay', limit: 20_000, used: 20_000, asked: 21_142 }],
});
const asked = [
  { productCode: '019', group: 'diesel' as const, amountCents: 21_142, milligallons: 62_000 },
];

const check = (
  rule: 'amountPerDay' | 'amountPerCycle',
  verdict: 'pass' | 'decline',
  freesAt: number,
) => ({
  rule,
  verdict,
  mode: 'decline' as const,
  unit: 'cents' as const,
  limit: 20_000,
  used: 20_000,
  asked: 21_142,
  left: 0,
  freesAt,
  timeZone: 'America/Chicago',
  enforcement: 'always' as const,
});

/** A check of the declined purchase; its day is over, its cycle is not. */
const answer = (day: 'pass' | 'decline', cycle: 'pass' | 'decline') => ({
  at: '2026-11-20T22:41:00Z',
  siteTimeZone: 'America/Chicago',
  state: 'IL',
  lines: asked,
  before: {
    decision: {
      outcome: cycle === 'pass' ? ('approved' as const) : ('declined' as const),
      approvedCents: 0,
      approvedMilligallons: 0,
      approvedLines: [],
      checks: [
        check('amountPerDay', day, Date.now() - 3_600_000),
        check('amountPerCycle', cycle, Date.now() + 86_400_000),
      ],
      clock: { timeZone: 'America/Chicago', weekStartsOn: 'sun' as const },
    },
    usage: sampleUsage(),
    usesAllowance: cycle === 'pass',
  },
  after: null,
});

it('[CARD-30] after a purchase is allowed once, a decline tells that a new attempt passes', async () => {
  let isAllowed = false;
  let explained = 0;
  const triedAt: string[] = [];
  const panel = (
    <PurchasePanel
      address={{ id: transaction.transactionId, open: () => undefined, close: () => undefined }}
      transactions={[transaction]}
    />
  );
  const page = await openPart(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: panel }])} />,
    ['shared', 'cards', 'activity', 'limits'],
    {
      getTransaction: () => ({
        transaction,
        card: {
          cardId: SAMPLE_IDS.card,
          last4: '4417',
          nameOnCard: 'M OKAFOR',
          status: 'active',
          version: 3,
        },
        driver: null,
        asked,
        regionPrices: [],
      }),
      getCard: () => sampleCardDetails(),
      checkPurchase: ({ body }) => {
        if (body.purchase === null) {
          explained += 1;
          return answer('decline', 'decline');
        }
        triedAt.push(body.purchase.at);
        return answer('pass', isAllowed ? 'pass' : 'decline');
      },
      allowOnce: ({ body }) => {
        isAllowed = true;
        return {
          ...body,
          amountCents: body.amountCents ?? 0,
          allowanceId: SAMPLE_IDS.order,
          createdAt: '2026-11-21T10:00:00Z',
          createdBy: 'Dana Price',
        };
      },
    },
  );
  await page.untilSaid('Another attempt today would be declined');
  await page.press('button', 'Allow once');
  await page.untilSaid('Allow one purchase');
  await page.press('[role="alertdialog"] button', 'Allow once');
  await page.untilSaid('Another attempt today would be approved');
  expect(explained).toBe(2);
  // the new attempt is made now, with what was changed since the panel opened
  expect(Date.parse(triedAt.at(-1) ?? '')).toBeGreaterThan(Date.parse(triedAt[0] ?? ''));
});
