// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { EarnedTable } from './PointTables.tsx';

const earnedIn = (month: string) => ({ month, points: 50, milligallons: 50_000 });

afterEach(() => vi.useRealTimers());

it('[TXN-08] a month links to its purchases only if Activity still has all of them', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  const { place, close } = await openPart(
    <EarnedTable
      rewards={{
        isEnrolled: true,
        tier: 'elite',
        since: null,
        balance: 150,
        earned: ['2026-11', '2026-09', '2026-08'].map(earnedIn),
        redemptions: [],
        currency: 'USD',
        version: 1,
      }}
    />,
    ['shared', 'rewards'],
    {},
  );
  const days = [...place.querySelectorAll('a')].map(({ href }) => {
    const { searchParams } = new URL(href, 'https://portal.test');
    return [searchParams.get('fromDate'), searchParams.get('toDate')];
  });
  expect(days).toEqual([
    ['2026-11-01', '2026-11-21'],
    ['2026-09-01', '2026-09-30'],
  ]);
  expect(place.textContent).toContain('August 2026');
  await close();
});
