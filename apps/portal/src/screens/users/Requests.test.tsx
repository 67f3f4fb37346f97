// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { refuse, sampleId, SAMPLE_IDS } from '@forecourt/api-client/testing';
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

const buttons = (words: string) =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === words);

it.each(['Approve as viewer', 'Deny'])(
  '[GW-65] [UI-19] %s moves the focus to the next request, then to the outcome',
  async (words) => {
    let items = ['Nell', 'Ivy'].map((firstName, index) => ({
      ...request,
      firstName,
      membershipId: sampleId(20 + index),
    }));
    const page = await openPart(<Requests />, ['shared', 'cards', 'users'], {
      listMembershipRequests: () => ({ items }),
      decideMembershipRequest: ({ params: { membershipId }, body: { decision } }) => {
        items = items.filter((one) => one.membershipId !== membershipId);
        return { membershipId, state: decision === 'approve' ? 'approved' : 'denied' };
      },
    });
    await page.untilSaid('2 people are waiting');
    const decide = async () => {
      buttons(words)[0]?.focus();
      await page.press('button', words);
    };
    await decide();
    await page.untilSaid('1 person is waiting');
    expect(document.activeElement).toBe(buttons(words)[0]);
    await decide();
    await page.untilSaid('There are no more access requests.');
    expect(document.activeElement?.textContent).toBe('There are no more access requests.');
  },
);

it.each([
  [404, 'membership.notFound', 'This request has expired or no longer exists'],
  [409, 'membership.decided', 'Someone has already answered this request'],
])(
  '[GW-65] [UI-19] a request that is over leaves the list: %i %s',
  async (status, errorCode, words) => {
    let items = [request];
    const page = await openPart(<Requests />, ['shared', 'cards', 'users'], {
      listMembershipRequests: () => ({ items }),
      decideMembershipRequest: () => {
        items = [];
        return refuse(status, errorCode);
      },
    });
    await page.untilSaid('Approve as viewer');
    buttons('Approve as viewer')[0]?.focus();
    await page.press('button', 'Approve as viewer');
    await page.untilSaid(words);
    await page.untilSaid('There are no more access requests.');
    expect(page.said()).not.toContain('Approve as viewer');
  },
);

it('[GW-65] says if the requests failed to load', async () => {
  const page = await openPart(<Requests />, ['shared', 'cards', 'users'], {
    listMembershipRequests: () => refuse(400, 'request.invalid'),
  });
  await page.untilSaid('The access requests could not be loaded');
});
