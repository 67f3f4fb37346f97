// @vitest-environment happy-dom
import type { Overview } from '@forecourt/api-client';
import { expect, it } from 'vitest';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { SelectedContext } from '../../shell/account.ts';
import { openSelected } from '../../shell/account.test.fixtures.ts';
import { FiguresStrip } from './FiguresStrip.tsx';

const overview: Overview = {
  asOf: '2026-11-21T15:00:00.000Z',
  timeZone: 'America/Denver',
  currency: 'USD',
  cycle: { startsOn: '2026-11-01', endsOn: '2026-11-30' },
  balances: {
    creditLimitCents: 5_000_000,
    availableCents: 4_760_000,
    postedCents: 220_000,
    pendingCents: 20_000,
    dueCents: 0,
    dueOn: null,
  },
  spend: {
    cycleToDateCents: 0,
    previousToDateCents: 0,
    cycleMilligallons: 0,
    averagePriceMills: null,
    regionPriceMills: null,
    dailyCents: [0, 0],
  },
  declines: { lastSevenDays: 0, needALook: 0 },
  months: [],
  topCards: [],
  fees: { totalCents: 0, lines: [] },
};

it('shows what is owed', async () => {
  const page = await openPart(<FiguresStrip overview={overview} />, ['shared', 'signedIn'], {});
  expect(page.said()).toContain('$2,200.00 posted · $200.00 pending');
  // the meter
  expect(page.place.querySelector('pattern')).not.toBeNull();
});

it('[USER-20] does not say that nothing is owed to someone who may not see it', async () => {
  const viewer = { ...openSelected.viewer, may: () => false };
  const balances = { ...overview.balances, postedCents: 0, pendingCents: 0 };
  const page = await openPart(
    <SelectedContext value={{ ...openSelected, viewer }}>
      <FiguresStrip overview={{ ...overview, balances }} />
    </SelectedContext>,
    ['shared', 'signedIn'],
    {},
  );
  expect(page.said()).toContain('$47,600.00');
  expect(page.said()).not.toContain('posted');
  expect(page.place.querySelector('pattern')).toBeNull();
});
