// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { useQuery } from '@forecourt/api-client/react';
import { refuse, SAMPLE_IDS } from '@forecourt/api-client/testing';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { Alerts } from './dialogs.tsx';

/** The first fleet's alerts, and a button that refetches them and shows their version. */
function Stored() {
  const { data, retry } = useQuery('getProximityAlerts', {});
  const settings = data?.items[0];
  if (!settings) return null;
  return (
    <>
      <Alerts fleetName="Long haul" settings={settings} mayEdit />
      <button onClick={retry}>Version {settings.version}</button>
    </>
  );
}

it('[GW-133, UI-19] keeps the typed recipients after a stale save and saves them again', async () => {
  let current = { fleetId: SAMPLE_IDS.fleet, isOn: true, emails: ['a@acme.example'], version: 1 };
  const sent: (string | null)[] = [];
  const page = await openPart(<Stored />, ['shared', 'cards', 'proximity'], {
    getProximityAlerts: () => ({ items: [current] }),
    putProximityAlerts: ({ body }, { headers }) => {
      sent.push(headers.get('if-match'));
      if (sent.length === 1) return refuse(409, 'version.stale');
      current = { ...body, version: 3 };
      return current;
    },
  });
  await page.untilSaid('Version 1');
  await page.type('input:not([type="checkbox"])', 'b@acme.example');
  current = { ...current, emails: ['c@acme.example'], version: 2 };
  await page.press('button', 'Version');
  await page.untilSaid('Version 2');
  await page.press('button', 'Save alerts');
  await page.untilSaid('Someone else changed this');
  await page.press('button', 'Save alerts');
  await page.untilSaid('were saved');
  expect(sent).toEqual(['1', '2']);
  expect(current.emails).toEqual(['b@acme.example']);
});

it('[GW-133] says at the field which recipients are not email addresses', async () => {
  const sent = vi.fn();
  const page = await openPart(<Stored />, ['shared', 'cards', 'proximity'], {
    getProximityAlerts: () => ({
      items: [{ fleetId: SAMPLE_IDS.fleet, isOn: true, emails: ['a@acme.example'], version: 1 }],
    }),
    putProximityAlerts: sent,
  });
  await page.untilSaid('Version 1');
  await page.type('input:not([type="checkbox"])', 'a@acme.example, nope');
  await page.press('button', 'Save alerts');
  expect(page.place.querySelector('[name="emails"][aria-invalid="true"]')).not.toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

it('[UI-19] moves focus to the recipients that the gateway refuses, also after an earlier save', async () => {
  let current = { fleetId: SAMPLE_IDS.fleet, isOn: true, emails: ['a@acme.example'], version: 1 };
  const fields = [{ path: 'emails', key: 'value.invalid', params: {} }];
  const page = await openPart(<Stored />, ['shared', 'cards', 'proximity'], {
    getProximityAlerts: () => ({ items: [current] }),
    putProximityAlerts: ({ body }) => {
      if (current.version === 2) return refuse(400, 'request.invalid', { fields });
      current = { ...body, version: 2 };
      return current;
    },
  });
  const recipients = () => page.place.querySelector<HTMLElement>('[name="emails"]');
  await page.untilSaid('Version 1');
  await page.type('[name="emails"]', 'b@acme.example');
  await page.press('button', 'Save alerts');
  await page.untilSaid('Version 2');
  await page.type('[name="emails"]', 'c@acme.example');
  await act(async () => recipients()?.blur());
  await page.press('button', 'Save alerts');
  await page.untilSaid('Enter a valid value');
  expect(document.activeElement).toBe(recipients());
});
