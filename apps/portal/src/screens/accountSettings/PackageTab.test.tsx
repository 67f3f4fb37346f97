// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Contract, ResponseOf } from '@forecourt/api-client';
import { SAMPLE_IDS } from '@forecourt/api-client/testing';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { SelectedContext } from '../../shell/account.ts';
import { openSelected } from '../../shell/account.test.fixtures.ts';
import { PackageTab } from './PackageTab.tsx';

const offer = {
  package: 'plus',
  cardMonthCents: 800,
  monthCents: 800,
  latePaymentsForgiven: 1,
  isCurrent: false,
  isNext: false,
} as const;
const packages: ResponseOf<Contract['getPackages']> = {
  items: [offer],
  cardCount: 1,
  rateFrom: '2026-12-01',
  enrollDaysMin: 30,
  enrollDaysMax: 45,
  version: 1,
};

it.each([
  [null, false],
  [[SAMPLE_IDS.fleet], true],
])('[USER-20] with fleets %o, says that a package covers every fleet: %s', async (fleetIds, is) => {
  const account = { ...openSelected.account, fleetIds };
  const page = await openPart(
    <SelectedContext value={{ ...openSelected, account }}>
      <PackageTab />
    </SelectedContext>,
    ['shared', 'cards', 'accountSettings'],
    { getPackages: () => packages },
  );
  await page.untilSaid('Choose Plus');
  expect(page.said()?.includes('This covers the whole account')).toBe(is);
});
