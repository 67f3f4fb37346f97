// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { refuse, SAMPLE_IDS, type FakeHandlers } from '@forecourt/api-client/testing';
import { openPart } from '../../../app/asks.test.fixtures.tsx';
import { UnlockTask } from './UnlockTask.tsx';

const row = {
  id: SAMPLE_IDS.card,
  name: 'Maya Okafor',
  type: 'D' as const,
  number: '4821',
  status: 'off' as const,
  managedBy: 'fleet' as const,
  managedById: SAMPLE_IDS.fleet,
  managedByName: 'Night vans',
  fleetId: null,
  cardCount: 1,
  version: 3,
};

const open = (
  listPromptedIds: NonNullable<FakeHandlers['listPromptedIds']>,
  driver: { readonly name: string; readonly mobile: null } | null = null,
) =>
  openPart(
    <UnlockTask details={{ driver }} onClose={() => undefined} />,
    ['shared', 'cards', 'activity'],
    { listPromptedIds },
  );

it('[PID-04] reports a failed load instead of saying that no IDs are off', async () => {
  const page = await open(() => refuse(400, 'request.invalid'));
  await page.untilSaid('could not be loaded');
  expect(page.said()).not.toContain('No IDs are off');
});

it('[PID-04] shows how many of the IDs are listed, and offers more', async () => {
  const page = await open(() => ({ items: [row], nextCursor: 'next', total: 250 }));
  await page.untilSaid('Showing 1 of 250 IDs');
  expect(page.said()).toContain('Show more IDs');
});

it('[PID-04] selects the driver’s ID even if it is not on the first page', async () => {
  const own = { ...row, id: SAMPLE_IDS.fleet, name: 'Zoe Young', number: '9177' };
  const page = await open(
    ({ query }) =>
      query.q === 'Zoe Young'
        ? { items: [own], nextCursor: null, total: 1 }
        : { items: [row], nextCursor: 'next', total: 250 },
    { name: 'Zoe Young', mobile: null },
  );
  await page.untilSaid('Zoe Young · 9177');
  expect(page.said()).toContain('Showing 2 of 250 IDs');
});
