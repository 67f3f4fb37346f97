// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import type { Rewards } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { refuse } from '@forecourt/api-client/testing';
import { AppContext } from '../../app/App.ts';
import { makeLiveApp } from '../../app/app.test.fixtures.ts';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { Component } from './RewardsScreen.tsx';

const rewards: Rewards = {
  isEnrolled: true,
  tier: 'elite',
  since: null,
  balance: 0,
  earned: [],
  redemptions: [],
  currency: 'USD',
  version: 1,
};

/** A button that refetches and shows the current version. */
function Refresh() {
  const { data, retry } = useQuery('getRewards', {});
  return <button onClick={retry}>Version {data?.version}</button>;
}

it('[REWARD-01, UI-19] keeps the chosen tier after a stale save and saves it again', async () => {
  let current = rewards;
  const sent: (string | null)[] = [];
  const page = await openPart(
    <AppContext value={makeLiveApp()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', Component }])} />
      <Refresh />
    </AppContext>,
    ['shared', 'cards', 'rewards'],
    {
      getRewards: () => current,
      putRewardTier: (_request, { headers }) => {
        sent.push(headers.get('if-match'));
        if (sent.length === 1) return refuse(409, 'version.stale');
        current = { ...rewards, tier: 'plus', version: 3 };
        return current;
      },
    },
  );
  await page.untilSaid('Version 1');
  await page.press('input[value="plus"]');
  current = { ...rewards, tier: 'premier', version: 2 };
  await page.press('button', 'Version');
  await page.untilSaid('Version 2');
  await page.press('button', 'Change to Plus');
  await page.untilSaid('Someone else changed this');
  await page.press('button', 'Change to Plus');
  await page.untilSaid('Your tier is now Plus');
  expect(sent).toEqual(['1', '2']);
});
