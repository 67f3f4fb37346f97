// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { refuse } from '@forecourt/api-client/testing';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { Component } from './TermsPage.tsx';

const termsOf = (version: string) => ({
  version,
  effectiveOn: '2026-11-01',
  title: 'Terms and conditions',
  sections: [{ heading: `Section of ${version}`, paragraphs: ['Use the card for fuel.'] }],
});

const box = () => document.querySelector<HTMLInputElement>('input[type="checkbox"]');

it('[SCREEN-49] [UI-24] shows the version that superseded the one being accepted', async () => {
  let current = '2026-1';
  const accepted: string[] = [];
  const page = await openPart(
    <RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />,
    ['shared', 'cards', 'joining'],
    {
      getTerms: () => ({
        terms: termsOf(current),
        isAccepted: accepted.includes(current),
        acceptances: accepted.map((version) => ({ version, acceptedAt: '2026-11-21T16:00:00Z' })),
      }),
      saveTermsAcceptance: ({ body: { version } }) => {
        if (version !== current) return refuse(409, 'terms.superseded');
        accepted.push(version);
        return { version, acceptedAt: '2026-11-21T16:00:00Z' };
      },
    },
  );
  await page.untilSaid('Section of 2026-1');
  await page.press('input[type="checkbox"]');
  current = '2026-2';
  await page.press('button', 'Accept and continue');
  await page.untilSaid('Section of 2026-2');
  expect(page.said()).toContain('have changed. Read the new version, then accept it.');
  expect(box()?.checked).toBe(false);
  await page.press('button', 'Accept and continue');
  expect(accepted).toEqual([]);
  await page.press('input[type="checkbox"]');
  await page.press('button', 'Accept and continue');
  await page.untilSaid('You accepted this version');
  expect(accepted).toEqual(['2026-2']);
});
