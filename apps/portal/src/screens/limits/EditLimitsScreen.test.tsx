// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import {
  refuse,
  SAMPLE_IDS,
  sampleLimitProfile,
  type FakeHandlers,
} from '@forecourt/api-client/testing';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { Component } from './EditLimitsScreen.tsx';

const profile = sampleLimitProfile({ cardCount: 3 });

const open = (handlers: FakeHandlers) => {
  const at = `/${profile.profileId}?cards=${SAMPLE_IDS.card}`;
  const router = createMemoryRouter([{ path: '/:profileId', Component }], { initialEntries: [at] });
  return openPart(
    <RouterProvider router={router} />,
    ['shared', 'cards', 'cardActions', 'limits'],
    { getLimitProfile: () => ({ profile, fleets: [] }), ...handlers },
  );
};

it('[LIMIT-02, UI-19] compares the user’s default setting with a newer one', async () => {
  let current = profile;
  const page = await open({
    getLimitProfile: () => ({ profile: current, fleets: [] }),
    changeLimitProfile: () => {
      current = { ...profile, isDefault: false, version: 2 };
      return refuse(409, 'version.stale');
    },
  });
  await page.untilSaid('Save');
  await page.press('button', 'Save');
  await page.untilSaid('Change Long haul for all 3 cards?');
  await page.press('button', 'Change it for all');
  await page.untilSaid('Compare the two');
  const rows = [...page.place.querySelectorAll('tr')];
  expect(rows.map((row) => row.textContent)).toContain('Default for new cardsYesNo');
});

it('[LIMIT-01] shows in the dialog that the name of the copy is taken', async () => {
  const page = await open({ createLimitProfile: () => refuse(409, 'profile.nameTaken') });
  await page.untilSaid('Save');
  await page.press('button', 'Save');
  await page.untilSaid('Name of the copy');
  await page.press('button', 'Copy it for this card');
  await page.untilSaid('with this name already exists');
  const dialog = document.querySelector('[role="dialog"]');
  expect(dialog?.textContent).toContain('with this name already exists');
  expect(page.place.textContent).not.toContain('with this name already exists');
});
