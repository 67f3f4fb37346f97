// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { refuse, sampleId } from '@forecourt/api-client/testing';
import type { SharedProfileAnswer } from '@forecourt/validation';
import { openPart } from '../../../app/asks.test.fixtures.tsx';
import { draftBulk } from './bulk.test.fixtures.ts';
import { BulkSteps } from './BulkSteps.tsx';

const [REGIONAL, LOCAL] = [sampleId(1), sampleId(2)];
const bulk = draftBulk('changeLimit', 4, [
  { profileId: REGIONAL, name: 'Regional', chosen: 2, others: 3 },
  { profileId: LOCAL, name: 'Local', chosen: 2, others: 1 },
]);

const named = () =>
  document.querySelector<HTMLInputElement>('[role="dialog"] input')?.value ?? 'no name';
const copies = (names: readonly string[]): SharedProfileAnswer[] =>
  names.map((copyName, place) => ({ profileId: place === 0 ? REGIONAL : LOCAL, copyName }));

it('[LIMIT-01] asks again for a copy name that is taken, keeping the other names', async () => {
  const requests: SharedProfileAnswer[][] = [];
  const page = await openPart(
    <BulkSteps bulk={bulk} />,
    ['shared', 'cards', 'cardActions', 'limits'],
    {
      startCardBulk: ({ body }) => {
        requests.push(body.sharedProfiles ?? []);
        if (requests.length > 1) return { bulk: { ...bulk, state: 'running' } };
        return refuse(409, 'profile.nameTaken', {
          fields: [{ path: 'sharedProfiles.0.copyName', key: 'profile.nameTaken', params: {} }],
        });
      },
    },
  );
  await page.press('button', 'Set limit');
  const [first, second] = ['Regional for 2 cards', 'Local for 2 cards'];
  expect(named()).toBe(first);
  await page.press('[role="dialog"] button', 'Copy');
  expect(named()).toBe(second);
  await page.press('[role="dialog"] button', 'Copy');
  await page.untilSaid('already exists');
  expect(named()).toBe(first);
  await page.press('[role="dialog"] button', 'Copy');
  expect(requests).toEqual([copies([first, second]), copies([first, second])]);
});
