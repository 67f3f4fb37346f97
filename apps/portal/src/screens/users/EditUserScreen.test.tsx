// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import type { AccountUser } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { refuse, SAMPLE_IDS } from '@forecourt/api-client/testing';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { Component } from './EditUserScreen.tsx';
import { sampleAccountUser } from './users.test.fixtures.ts';

/** A button that refetches the user and shows the current version. */
function Refresh({ params }: { readonly params: { readonly userId: string } }) {
  const { data, retry } = useQuery('getUser', { params });
  return <button onClick={retry}>Version {data?.user.version}</button>;
}

async function typePasscode() {
  const field = document.querySelector<HTMLInputElement>('[role$="dialog"] input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'amber42');
  await act(async () => field?.dispatchEvent(new Event('input', { bubbles: true })));
}

it.each([
  [{ role: 'viewer' }, ['1', '2'], SAMPLE_IDS.fleet],
  [{ firstName: 'Joanna' }, ['2'], SAMPLE_IDS.card],
] as const)(
  '[ROLE-23] [UI-19] access saved after %o sends version %o',
  async (change, versions, userId) => {
    let current: AccountUser = { ...sampleAccountUser, userId };
    const sent: (string | null)[] = [];
    const routes = [
      { path: '/:userId', Component },
      { path: '*', element: <p /> },
    ];
    const router = createMemoryRouter(routes, { initialEntries: [`/${userId}`] });
    const page = await openPart(
      <>
        <RouterProvider router={router} />
        <Refresh params={{ userId }} />
      </>,
      ['shared', 'cards', 'roster', 'passcode', 'users'],
      {
        getUser: () => ({ user: current, accounts: [], history: [] }),
        listFleets: () => ({ items: [] }),
        getVerbalPasscode: () => ({ isSet: true, changedAt: null }),
        proveVerbalPasscode: () => ({ provedUntil: '2026-11-21T16:05:00Z' }),
        editUser: (_request, { headers }) => {
          sent.push(headers.get('if-match'));
          return sent.at(-1) === '2' ? { user: current } : refuse(409, 'version.stale');
        },
      },
    );
    await page.untilSaid('Version 1');
    current = { ...current, ...change, version: 2 };
    await page.press('button', 'Version 1');
    await page.untilSaid('Version 2');
    await page.untilSaid('Save user');
    await page.press('button', 'Save user');
    await page.untilSaid('Change what Jo');
    await page.untilSaid('Your own verbal passcode');
    await typePasscode();
    for (const _ of versions) await page.press('[role$="dialog"] button', 'Save user');
    await page.untilSaid('were saved');
    expect(sent).toEqual(versions);
    await page.close();
  },
);
