// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { SAMPLE_IDS } from '@forecourt/api-client/testing';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { Component } from './InviteScreen.tsx';

const email = 'kim.doe@acmefreight.example';
const person = { firstName: 'Kim', lastName: 'Doe', email, username: 'kdoe4' };

/** Types into the form's text fields, in order. */
async function fill(values: readonly string[]) {
  const fields = [...document.querySelectorAll<HTMLInputElement>('form input:not([type=radio])')];
  const typed = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (const [index, value] of values.entries()) {
    typed?.set?.call(fields[index], value);
    await act(async () => fields[index]?.dispatchEvent(new Event('input', { bubbles: true })));
  }
}

it.each([
  ['invited', `An invitation is on its way to ${email}.`],
  ['added', `No invitation was sent, because ${email} already signs in with this username.`],
  ['unchanged', `No invitation was sent, because ${email} is already a user of this account.`],
  // from the previous release
  [undefined, `An invitation is on its way to ${email}.`],
] as const)('[USER-01] [GW-77] says whether anyone was invited: %s', async (outcome, words) => {
  const routes = [
    { path: '/', Component },
    { path: '*', element: <p /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/'] });
  const sent: unknown[] = [];
  const page = await openPart(
    <RouterProvider router={router} />,
    ['shared', 'cards', 'roster', 'users'],
    {
      listFleets: () => ({ items: [] }),
      listDrafts: () => ({ items: [] }),
      registerUser: ({ body }) => {
        sent.push(body);
        const { username } = person;
        return { userId: SAMPLE_IDS.user, username, ...(outcome ? { outcome } : {}) };
      },
    },
  );
  await page.untilSaid('First name');
  await fill(Object.values(person));
  await page.press('form label', 'Viewer');
  await page.press('form button', 'Send invitation');
  await page.untilSaid(words);
  expect(sent).toMatchObject([{ ...person, role: 'viewer' }]);
});
