// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wireDate } from '@forecourt/api-client';
import { refuse } from '@forecourt/api-client/testing';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { Component } from './InsightsScreen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T18:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const wireRange = (from: string, to: string) => `${wireDate(from)} ${wireDate(to)}`;

/** The screen at an address; returns the page and the ranges that it asked for. */
async function open(search: string) {
  const asked: string[] = [];
  const router = createMemoryRouter([{ path: '/', Component }], {
    initialEntries: [`/${search}`],
  });
  const page = await openPart(
    <RouterProvider router={router} />,
    ['shared', 'signedIn', 'cards', 'insights'],
    {
      getInsights: ({ query: { fromDate, toDate } }) => {
        asked.push(`${fromDate} ${toDate}`);
        return refuse(503, 'server.unavailable');
      },
    },
  );
  return { page, asked };
}

it.each([
  ['reversed', '?fromDate=2026-11-10&toDate=2026-11-01', 'The start date must be before'],
  ['in the future', '?fromDate=2027-01-01&toDate=2027-01-02', 'The start date cannot be in the'],
  ['malformed', '?fromDate=2026-13-01&toDate=2026-11-01', 'Enter a date'],
  ['too long', '?fromDate=2026-01-01&toDate=2026-11-01', 'Choose a range of 90 days or fewer'],
])(
  '[TXN-04] says why an address with a range that is %s is not shown',
  async (_is, search, why) => {
    const { page, asked } = await open(search);
    await page.untilSaid(why);
    await page.untilSaid('You are seeing the last 28 days.');
    await vi.waitFor(() => expect(asked).toContain(wireRange('2026-10-23', '2026-11-19')));
    expect(new Set(asked).size).toBe(1);
  },
);

it('[TXN-04] says that the range has not changed while a longer one is typed', async () => {
  const { page, asked } = await open('?fromDate=2026-11-02&toDate=2026-11-08');
  await page.untilSaid('Dates');
  const year = document.querySelector<HTMLElement>('[data-type="year"]');
  await act(async () => {
    year?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  });
  await page.untilSaid(
    'Choose a range of 90 days or fewer. The figures below still cover the previous dates.',
  );
  expect(page.said()).not.toContain('the last 28 days');
  expect(new Set(asked)).toEqual(new Set([wireRange('2026-11-02', '2026-11-08')]));
});
