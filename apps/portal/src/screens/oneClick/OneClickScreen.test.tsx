// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { SAMPLE_IDS } from '@forecourt/api-client/testing';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { Fleets } from './OneClickScreen.tsx';

/** The fleets over a gateway with one enrolled fleet; returns the page and the fleets that left. */
async function open(cardsOn: number) {
  const fleet = { fleetId: SAMPLE_IDS.fleet, name: 'Regional', isEnrolled: true, cardsOn };
  const left: string[] = [];
  const page = await openPart(<Fleets mayEdit />, ['shared', 'cards', 'proximity'], {
    listOneClickFleets: () => ({
      items: [left.length === 0 ? fleet : { ...fleet, isEnrolled: false, cardsOn: 0 }],
    }),
    unenrollOneClick: ({ params: { fleetId } }) => {
      left.push(fleetId);
      return { fleetId, isEnrolled: false };
    },
  });
  await page.untilSaid('Regional is enrolled');
  return { page, left };
}

it('[GW-88] asks before unenrolling a fleet turns One Click off for its cards', async () => {
  const { page, left } = await open(12);
  await page.press('[role="switch"]');
  await page.untilSaid('One Click will be turned off for 12 cards.');
  await page.untilSaid('Enrolling the fleet again does not turn it back on');
  await page.press('[role="alertdialog"] button', 'Cancel');
  expect(left).toEqual([]);
  await page.press('[role="switch"]');
  await page.press('[role="alertdialog"] button', 'Unenroll fleet');
  await page.untilSaid('is no longer enrolled');
  expect(left).toEqual([SAMPLE_IDS.fleet]);
  expect(document.querySelector('[role="alertdialog"]')).toBeNull();
});

it('[GW-88] unenrolls a fleet without One Click on for any card right away', async () => {
  const { page, left } = await open(0);
  await page.press('[role="switch"]');
  await page.untilSaid('is no longer enrolled');
  expect(left).toEqual([SAMPLE_IDS.fleet]);
});
