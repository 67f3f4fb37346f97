// @vitest-environment happy-dom
import { it } from 'vitest';
import { SAMPLE_IDS } from '@forecourt/api-client/testing';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { Requests } from './Requests.tsx';

const request = {
  membershipId: SAMPLE_IDS.card,
  userId: SAMPLE_IDS.user,
  username: 'norr2',
  firstName: 'Nell',
  lastName: 'Orr',
  email: 'nell@new.example',
  note: null,
  requestedAt: '2026-11-21T16:00:00Z',
};

it.each([
  ['added', 'Nell Orr can now view this account.'],
  ['unchanged', 'Nell Orr is already a user of this account. Their role and status were not'],
  // from the previous release
  [undefined, 'Nell Orr can now view this account.'],
] as const)('[GW-65] says what an approval changed: %s', async (outcome, words) => {
  const page = await openPart(<Requests />, ['shared', 'cards', 'users'], {
    listMembershipRequests: () => ({ items: [request] }),
    decideMembershipRequest: ({ params: { membershipId } }) => ({
      membershipId,
      state: 'approved',
      ...(outcome ? { outcome } : {}),
    }),
  });
  await page.untilSaid('Approve as viewer');
  await page.press('button', 'Approve as viewer');
  await page.untilSaid(words);
});
