// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import type { Contract, ResponseOf } from '@forecourt/api-client';
import { refuse, SAMPLE_IDS } from '@forecourt/api-client/testing';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { People } from './People.tsx';

type Person = ResponseOf<Contract['listExpressLimits']>['items'][number];

const tobe: Person = {
  userId: SAMPLE_IDS.user,
  name: 'Tobe Okafor',
  role: 'manager',
  isAdministrator: false,
  isSelf: false,
  dailyLimitCents: null,
  permissions: ['expressChecks.issue'],
  version: 1,
};

async function typePasscode() {
  const field = document.querySelector<HTMLInputElement>('input[name="verbal-passcode"]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'amber42');
  await act(async () => field?.dispatchEvent(new Event('input', { bubbles: true })));
}

it('[EXPR-10] does not give back what someone else revoked since the dialog opened', async () => {
  const { version: _version, ...unversioned } = tobe;
  let current: Person = unversioned;
  const sent: { readonly version: string | null; readonly permissions: unknown }[] = [];
  const page = await openPart(
    <People />,
    ['shared', 'signedIn', 'cards', 'passcode', 'expressChecks'],
    {
      listExpressLimits: () => ({ items: [current] }),
      getVerbalPasscode: () => ({ isSet: true, changedAt: null }),
      proveVerbalPasscode: () => ({ provedUntil: '2026-11-21T16:05:00Z' }),
      putExpressLimits: ({ body }, { headers }) => {
        const version = headers.get('if-match');
        sent.push({ version, permissions: body.permissions });
        if (version !== String(current.version ?? 0)) return refuse(409, 'version.stale');
        current = { ...tobe, permissions: body.permissions, version: Number(version) + 1 };
        return { person: current };
      },
    },
  );
  const open = async () => {
    await page.press('button', 'Change');
    await page.untilSaid('Your own verbal passcode');
    await typePasscode();
  };
  const save = () => page.press('[role$="dialog"] button', 'Save');
  await page.untilSaid('Tobe Okafor');

  // the previous release sends no version
  await open();
  await save();
  await page.untilSaid('were saved');

  await open();
  await page.press('[role$="dialog"] label', 'Approve');
  current = { ...current, permissions: [], version: 2 };
  await save();
  await page.untilSaid('Someone else changed this in the meantime.');
  await save();
  // in the table, next to the role
  await page.untilSaid('ManagerApprove');
  expect(sent).toEqual([
    { version: '0', permissions: ['expressChecks.issue'] },
    { version: '1', permissions: ['expressChecks.issue', 'expressChecks.approve'] },
    { version: '2', permissions: ['expressChecks.approve'] },
  ]);
});
